// A person with the physical game: scripted dice and cards.

/** A reproducible sequence of random numbers. */
export class Box {
  #word;

  constructor(seed) {
    this.#word = seed;
  }

  /** A number below another. */
  below(bound) {
    this.#word = (Math.imul(this.#word, 1664525) + 1013904223) >>> 0;
    return Math.floor((this.#word / 2 ** 32) * bound);
  }
}

/** The state of the panel, detailed enough to notice a change. */
export function sign(page) {
  return page.evaluate(() => {
    const main = document.querySelector('main');
    const number = document.querySelector('#decision input[name="number"]')?.value;
    const cover = document.querySelector('.cover') !== null;
    return [location.href, main.dataset.step, number, main.hasAttribute('data-watching'), cover].join(' ');
  });
}

/** Waits for a change. */
export async function changed(page, before) {
  await page.waitForFunction((was) => {
    const main = document.querySelector('main');
    if (!main) {
      return false;
    }
    const number = document.querySelector('#decision input[name="number"]')?.value;
    const cover = document.querySelector('.cover') !== null;
    return [location.href, main.dataset.step, number, main.hasAttribute('data-watching'), cover].join(' ') !== was;
  }, before);
}

/** Whether there is a question for dice or cards. */
export const asks = (page) => page.locator('section.beside#decision').count().then((count) => count > 0);

/** Waits until an answer was accepted or refused. */
async function answered(page, before) {
  await page.waitForFunction((was) => {
    const main = document.querySelector('main');
    if (!main || main.hasAttribute('aria-busy')) {
      return false;
    }
    const number = document.querySelector('#decision input[name="number"]')?.value;
    const cover = document.querySelector('.cover') !== null;
    const now = [location.href, main.dataset.step, number, main.hasAttribute('data-watching'), cover].join(' ');
    return now !== was || main.querySelector('[role=alert]') !== null;
  }, before);
}

/** Enters results by tapping; an impossible one is replaced by another. */
export async function tell(page, box) {
  const before = await sign(page);
  for (let tries = 0; (await sign(page)) === before; tries += 1) {
    if (tries > 40) {
      throw new Error(`nothing can come up: ${await page.locator('#decision').innerText()}`);
    }
    await fill(page, box);
    await answered(page, before);
  }
}

async function fill(page, box) {
  const panel = page.locator('section.beside#decision');
  const dice = panel.locator('.roll fieldset');
  const typed = panel.locator('input[list]');
  if (await dice.count()) {
    // The number of each kind left in the bag; a die has no bag.
    const left = [...((await panel.locator('form > p.s.dim').allInnerTexts())[0] ?? '').matchAll(/: (\d+)/g)].map((found) => Number(found[1]));
    for (let die = 0; die < (await dice.count()); die += 1) {
      const faces = dice.nth(die).locator('input');
      let face = box.below(await faces.count());
      while (left[face] === 0) {
        face = (face + 1) % left.length;
      }
      left[face] -= 1;
      await faces.nth(face).check();
    }
    await panel.locator('button.ch.main').click();
  } else if (await typed.count()) {
    const names = await panel.locator('datalist option').evaluateAll((all) => all.map((one) => one.value));
    for (let index = 0; index < (await typed.count()); index += 1) {
      // One of a kind is drawn only once.
      const [name] = names.splice(box.below(names.length), 1);
      await typed.nth(index).fill(name);
    }
    await panel.locator('form .btns button.btn:not(.alt)').first().click();
  } else {
    const buttons = panel.locator('button[name^="told_"]');
    await buttons.nth(box.below(await buttons.count())).click();
  }
}
