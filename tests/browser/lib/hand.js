// Makes choices at the table as a person does: by pointing, or by keys.

import assert from 'node:assert/strict';

/** The state of the table that the reader sees. */
export function see(page) {
  return page.evaluate(() => {
    const main = document.querySelector('main');
    if (!main.dataset.step) {
      throw new Error(`this is no table: ${main.innerText}`);
    }
    // An updated table brings only the drawings that were missing.
    const missing = [...document.querySelectorAll('use[href^="#"]')]
      .map((use) => use.getAttribute('href'))
      .find((href) => document.getElementById(href.slice(1)) === null);
    if (missing) {
      throw new Error(`there is no drawing ${missing}`);
    }
    return {
      step: Number(main.dataset.step),
      watching: main.hasAttribute('data-watching'),
      over: main.querySelector('.finale') !== null,
      ids: [...document.querySelectorAll('button[name="id"]')].map((button) => button.value),
    };
  });
}

/** Waits until the table is at another step than this. */
export async function moved(page, step) {
  await page.waitForFunction((before) => {
    const main = document.querySelector('main');
    return main && Number(main.dataset.step) !== before;
  }, step);
}

/** A point of the window at which a thing can be pointed at; nothing if it is completely covered. */
function pointOf(page, selector) {
  return page.evaluate((wanted) => {
    const thing = [...document.querySelectorAll(wanted)].find((one) => one.checkVisibility());
    if (!thing) {
      return null;
    }
    thing.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
    const box = thing.getBoundingClientRect();
    // From the middle outwards.
    const parts = [0.5, 0.4, 0.6, 0.3, 0.7, 0.2, 0.8, 0.1, 0.9];
    for (const across of parts) {
      for (const down of parts) {
        const x = box.left + box.width * across;
        const y = box.top + box.height * down;
        const top = document.elementFromPoint(x, y);
        if (top && (top === thing || thing.contains(top))) {
          return { x, y };
        }
      }
    }
    return null;
  }, selector);
}

/** Points at a thing and presses the mouse button. */
export async function pointAt(page, selector) {
  let point = null;
  // During the transition between two pictures of the table, nothing can be pointed at.
  for (const since = Date.now(); !point && Date.now() - since < 5000; ) {
    point = await pointOf(page, selector);
  }
  assert.ok(point, `${selector} cannot be pointed at`);
  await page.mouse.click(point.x, point.y);
}

/**
 * The things on the board that can represent a choice: in The Ratcatcher a zone, in Everdell a place or a card, in
 * Mice and Mystics a space.
 */
function onBoard(id) {
  const [verb, thing] = id.split(':');
  if (verb === 'walk' || verb === 'pick') {
    return `svg.map a.to[data-zone="${thing}"], svg.map a.to[data-choice="${id}"], svg.map a.to[data-may~="${id}"]`;
  }
  const [, place, card] = /^place:(.+)$|^play:(pile|[^:]+:[^:]+)/.exec(id) ?? [];
  return [
    `svg.map a.to[data-choice="${id}"]`,
    `.ever button.can[value="${id}"]`,
    `.ever a.can[href*="?ask=${place ?? card ?? id}#"]`,
  ].join(', ');
}

/** Makes a choice by mouse: on the board if possible, otherwise by its button. */
export async function byMouse(page, id, step) {
  const thing = onBoard(id);
  const pointed = (await page.locator(thing).filter({ visible: true }).count()) > 0;
  if (pointed) {
    await pointAt(page, thing);
    // A thing with only one choice is chosen at once; otherwise the panel shows its choices.
    await page.waitForFunction((before) => {
      const main = document.querySelector('main');
      return Number(main.dataset.step) !== before || main.querySelector('.narrow') || location.search.includes('ask=');
    }, step);
    if ((await see(page)).step !== step) {
      return pointed;
    }
  }
  await (await found(page, id)).click();
  await moved(page, step);
  return pointed;
}

/** The button of a choice, in the panel if it is there, with everything unfolded around it. */
export async function found(page, id) {
  const button = `button[name="id"][value="${id}"]`;
  const place = (await page.locator(`.ask ${button}`).count()) > 0 ? '.ask ' : '';
  // On a phone the choices are in a sheet, which is pulled up.
  const peek = page.locator('.view .peek:visible');
  if (!(await page.locator(place + button).first().isVisible()) && (await peek.count()) > 0) {
    await peek.click();
  }
  const folded = page.locator(`${place}details:not([open]):has(${button}) > summary`);
  while ((await folded.count()) > 0) {
    await folded.first().click();
  }
  return page.locator(place + button).first();
}

/** Makes a choice by keys: its letter if it has one, otherwise its button. */
export async function byKeys(page, id, step) {
  const letter = await page.evaluate((wanted) => {
    const buttons = [...document.querySelectorAll('button[name="id"]')].filter((one) => one.value === wanted);
    return buttons.map((button) => button.accessKey).find((key) => key) ?? '';
  }, id);
  if (/^[a-z1-9]$/.test(letter)) {
    await page.keyboard.press(letter);
  } else {
    await unfold(page, id);
    await tabTo(page, (wanted) => document.activeElement.name === 'id' && document.activeElement.value === wanted, id);
    await page.keyboard.press('Enter');
  }
  await moved(page, step);
}

/** Unfolds by keys the parts around a choice, if it can be made nowhere else. */
async function unfold(page, id) {
  const seen = (wanted) =>
    [...document.querySelectorAll('button[name="id"]')].some((one) => one.value === wanted && one.checkVisibility());
  if (!(await page.evaluate(seen, id))) {
    const at = (wanted) => document.activeElement.matches(`summary:has(~ * [value="${wanted}"], ~ [value="${wanted}"])`);
    await tabTo(page, at, id);
    await page.keyboard.press('Enter');
  }
}

/** Presses Tab until the focus is where it is wanted. */
export async function tabTo(page, wanted, argument) {
  for (let count = 0; count < 400; count += 1) {
    if (await page.evaluate(wanted, argument)) {
      return;
    }
    await page.keyboard.press('Tab');
  }
  assert.fail('Tab does not lead there');
}
