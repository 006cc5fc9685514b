// How a person makes a choice at the table: by pointing, or by keys.

import assert from 'node:assert/strict';

/** What the reader sees of the table. */
export function see(page) {
  return page.evaluate(() => {
    const main = document.querySelector('main');
    if (!main.dataset.step) {
      throw new Error(`this is no table: ${main.innerText}`);
    }
    return {
      step: Number(main.dataset.step),
      watching: main.hasAttribute('data-watching'),
      over: main.querySelector('.finale') !== null,
      ids: [...document.querySelectorAll('button[name="id"]')].map((button) => button.value),
    };
  });
}

/** Waits until the table stands at another step than this. */
export async function moved(page, step) {
  await page.waitForFunction((before) => {
    const main = document.querySelector('main');
    return main && Number(main.dataset.step) !== before;
  }, step);
}

/** A point of the window at which a thing can be pointed at; nothing when it is wholly covered. */
function pointOf(page, selector) {
  return page.evaluate((wanted) => {
    const thing = document.querySelector(wanted);
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

/** Points at a thing and presses the button of the mouse. */
export async function pointAt(page, selector) {
  let point = null;
  // While one picture of the table fades into the next, nothing can be pointed at.
  for (const since = Date.now(); !point && Date.now() - since < 5000; ) {
    point = await pointOf(page, selector);
  }
  assert.ok(point, `${selector} cannot be pointed at`);
  await page.mouse.click(point.x, point.y);
}

/** The thing on the board that stands for a choice. */
function onBoard(id) {
  const [verb, thing] = id.split(':');
  if (verb === 'walk' || verb === 'pick') {
    return `svg.map a.to[data-zone="${thing}"]`;
  }
  return verb === 'place' ? `svg.map a.to[data-choice="${id}"]` : null;
}

/** Makes a choice by mouse: on the board where it can be pointed at there, by its button otherwise. */
export async function byMouse(page, id, step) {
  const button = `button[name="id"][value="${id}"]`;
  const thing = onBoard(id);
  if (thing && (await page.locator(thing).count()) > 0) {
    await pointAt(page, thing);
    // What can only mean one thing is done at once; otherwise the panel shows what it can mean.
    await page.waitForFunction((before) => {
      const main = document.querySelector('main');
      return Number(main.dataset.step) !== before || main.querySelector('.narrow') || location.search.includes('ask=');
    }, step);
    if ((await see(page)).step !== step) {
      return;
    }
  }
  await open(page, button);
  await page.locator(button).first().click();
  await moved(page, step);
}

/** Opens whatever a button is folded away in. */
async function open(page, button) {
  const folded = page.locator(`details:not([open]):has(${button}) > summary`);
  while ((await folded.count()) > 0) {
    await folded.first().click();
  }
}

/** Makes a choice by keys: its letter where it has one, otherwise by going to its button. */
export async function byKeys(page, id, step) {
  const letter = await page.evaluate((wanted) => {
    const button = [...document.querySelectorAll('button[name="id"]')].find((one) => one.value === wanted);
    return button.accessKey;
  }, id);
  if (/^[a-z]$/.test(letter)) {
    await page.keyboard.press(letter);
  } else {
    await tabTo(page, (wanted) => document.activeElement.name === 'id' && document.activeElement.value === wanted, id);
    await page.keyboard.press('Enter');
  }
  await moved(page, step);
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
