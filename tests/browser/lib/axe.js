// Audits a page with axe-core.

import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';

const source = await readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** The violations that axe-core finds, one line each; with `only`, those of these rules. */
export async function violations(page, only) {
  await page.evaluate(source);
  const found = await page.evaluate(async (only) => {
    const runOnly = only && { type: 'rule', values: only };
    // Selectors of all elements take a fifth of the time, and the text of an element says where it is. The symbols that
    // drawings consist of are never shown themselves, and take another fifth.
    const options = { resultTypes: ['violations'], selectors: false, ...(runOnly && { runOnly }) };
    const { violations } = await window.axe.run({ include: ['html'], exclude: ['body > .sprite'] }, options);
    return violations.map(({ id, help, nodes }) => ({
      id,
      help,
      where: nodes.slice(0, 3).map(({ html, failureSummary }) => `${html.slice(0, 200)} (${failureSummary})`),
      count: nodes.length,
    }));
  }, only);
  return found.map(({ id, help, where, count }) => `${id}: ${help}, ${count} times: ${where.join(' | ')}`);
}
