// Pages of every kind in three widths, by day and night, in three languages: one sheet for each page with its
// eighteen pictures side by side, and its layout faults.
//
//     npm run matrix -- FOLDER [PATTERN]
//
// PATTERN selects pages by name. Without it there are well over a thousand pictures, which take a quarter of an hour.
// The sheets are in FOLDER/sheets; those in docs/screenshots/every were drawn this way. Pictures are not committed.

import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import { faultsOfSetting, textsOf } from './lib/audit.js';
import { launch, reader } from './lib/browser.js';
import { places } from './lib/places.js';
import { Server } from './lib/server.js';
import { sheet } from './lib/sheet.js';

const [folder, pattern = ''] = process.argv.slice(2);
if (!folder) {
  console.error('usage: npm run matrix -- FOLDER [PATTERN]');
  process.exit(2);
}

const WIDTHS = [
  { width: 360, height: 740, touch: true, tallest: 2600 },
  { width: 820, height: 1180, touch: false, tallest: 2000 },
  { width: 1440, height: 900, touch: false, tallest: 1500 },
];
const THEMES = ['light', 'dark'];
const LANGUAGES = ['en', 'pl', 'hu'];

/** The file of a picture. */
const file = (name, width, theme, language) => join(folder, `${name}-${width}-${theme}-${language}.jpg`);

await mkdir(join(folder, 'sheets'), { recursive: true });
const server = await Server.start();
const browser = await launch();
const wrong = new Map();
const texts = new Map();

try {
  const { at, later } = await places(server);
  await later();
  const chosen = Object.entries(at).filter(([name]) => new RegExp(pattern).test(name));
  for (const { width, height, touch, tallest } of WIDTHS) {
    for (const theme of THEMES) {
      for (const language of LANGUAGES) {
        const wishes = { size: { width, height }, theme, language, motion: 'none', hasTouch: touch, isMobile: touch };
        const { page, context } = await reader(browser, server, wishes);
        for (const [name, path] of chosen) {
          await page.goto(server.url + path);
          for (const fault of await faultsOfSetting(page, { touch })) {
            const line = `${name}: ${fault}`;
            wrong.set(line, [...(wrong.get(line) ?? []), `${width} ${theme} ${language}`]);
          }
          texts.set(`${name} ${language}`, new Set(await textsOf(page)));
          const full = await page.evaluate(() => document.documentElement.scrollHeight);
          const clip = { x: 0, y: 0, width, height: Math.min(full, tallest) };
          const picture = await page.screenshot({ fullPage: true, clip, type: 'jpeg', quality: 85 });
          await writeFile(file(name, width, theme, language), picture);
        }
        await context.close();
      }
    }
  }
  for (const [name] of chosen) {
    const rows = THEMES.map((theme) =>
      WIDTHS.flatMap(({ width }) => LANGUAGES.map((language) => ({ width, path: file(name, width, theme, language) }))),
    );
    await writeFile(join(folder, 'sheets', `${name}.webp`), await sheet(browser, rows));
  }
} finally {
  await browser.close();
  await server.stop();
}

for (const [line, where] of [...wrong].sort()) {
  console.log(`${line} (${where.join(', ')})`);
}
// A text that is the same in another language is a name, or was not translated.
for (const language of ['pl', 'hu']) {
  const same = new Set();
  for (const [key, all] of texts) {
    const [name, other] = key.split(' ');
    if (other === language) {
      for (const text of all) {
        if (texts.get(`${name} en`)?.has(text)) {
          same.add(text);
        }
      }
    }
  }
  console.log(`the same in ${language}: ${[...same].sort().join(' | ')}`);
}
