// Joins pictures side by side on one sheet.

import { readFile } from 'node:fs/promises';

/** The width of a picture on the sheet by the width of its window, in pixels. */
const DRAWN = { 360: 160, 820: 230, 1440: 350 };
/** The maximal height of a picture on the sheet; the rest below is cut off. */
const TALLEST = 680;
const QUALITY = 50;

/** One picture (WebP) from rows of pictures, each with the width of its window. */
export async function sheet(browser, rows) {
  const context = await browser.newContext({ viewport: { width: 2400, height: 900 } });
  const page = await context.newPage();
  const drawn = await Promise.all(
    rows.map(async (row) => {
      const pictures = await Promise.all(
        row.map(async ({ width, path }) => {
          const source = (await readFile(path)).toString('base64');
          return `<div style="width:${DRAWN[width]}px"><img src="data:image/jpeg;base64,${source}"></div>`;
        }),
      );
      return `<section>${pictures.join('')}</section>`;
    }),
  );
  await page.setContent(`<style>
    body { margin: 0; padding: 12px; background: #7d8471; width: max-content; }
    section { display: flex; gap: 10px; margin: 0 0 10px; align-items: start; }
    div { max-height: ${TALLEST}px; overflow: hidden; border-radius: 6px; }
    img { display: block; width: 100%; }
  </style>${drawn.join('')}`);
  await page.waitForFunction(() => [...document.images].every((one) => one.complete));
  const { width, height } = await page.evaluate(() => {
    const { width, height } = document.body.getBoundingClientRect();
    return { width: Math.ceil(width), height: Math.ceil(height) };
  });
  await page.setViewportSize({ width, height });
  const wire = await context.newCDPSession(page);
  const { data } = await wire.send('Page.captureScreenshot', { format: 'webp', quality: QUALITY });
  await context.close();
  return Buffer.from(data, 'base64');
}
