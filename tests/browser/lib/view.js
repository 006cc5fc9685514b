// Checks a table that must fit the window.

import { faultsOfSetting } from './audit.js';

/** Elements that are meant to scroll. */
const SCROLLS = '.log, .pane-log, .all, .scroll, .question-of, .foes, .pane-me, .pane-foe, .pane-map, .pane-row, .coach, .notices, .watch, .finale, .company, #advice, .outcome, .pop, .tablist';

/** The smallest text, and the smallest target with a mouse and by touch, in pixels. */
const TEXT = 12;
const MOUSE = 28;
const TOUCH = 44;

/** The least visible height of a list of choices that scrolls, in pixels. */
const CHOICES = 170;

/** The faults of a table that must fit the window, one line each. */
export async function faultsOfView(page, { phone = false } = {}) {
  const found = await page.evaluate(
    ({ phone, SCROLLS, TEXT, CHOICES, least }) => {
      const wrong = [];
      const root = document.scrollingElement;
      const name = (one) => `${one.localName}.${one.getAttribute('class') ?? ''} “${(one.textContent ?? '').trim().replace(/\s+/g, ' ').slice(0, 30)}”`;
      // Elements inside something that scrolls.
      const scrolls = (one) => ['auto', 'scroll'].includes(getComputedStyle(one).overflowY);
      const isInside = (one) => {
        let around = one.parentElement?.closest(SCROLLS);
        while (around && !scrolls(around)) around = around.parentElement?.closest(SCROLLS);
        return Boolean(around);
      };
      // The visible part of a box, without overflow of a pane or of something that scrolls.
      const seen = (one) => {
        let { left, right, top, bottom } = one.getBoundingClientRect();
        for (let around = one.parentElement; around; around = around.parentElement) {
          if (!(scrolls(around) || around.matches('[class*="pane-"]')) || getComputedStyle(around).display === 'contents') continue;
          const box = around.getBoundingClientRect();
          [left, right] = [Math.max(left, box.left), Math.min(right, box.right)];
          [top, bottom] = [Math.max(top, box.top), Math.min(bottom, box.bottom)];
        }
        return { left, right, top, bottom };
      };
      const isHeard = (one) => one.closest('.vh, .skip, [hidden], .sprite, dialog:not([open]), .switches, [popover]') !== null;
      if (root.scrollHeight > innerHeight || root.scrollWidth > innerWidth) {
        wrong.push(`the page is ${root.scrollWidth} by ${root.scrollHeight}`);
      }
      const question = document.querySelector('#question')?.getBoundingClientRect();
      if (!question || question.top < 0 || question.bottom > innerHeight) {
        wrong.push('the question is not in view');
      }
      const shown = [...document.querySelectorAll('body *')].filter((one) => !isHeard(one) && one.checkVisibility({ visibilityProperty: true }));

      // Boxes in view: everything that is not in something that scrolls.
      for (const one of shown) {
        const box = one.getBoundingClientRect();
        const inside = one.closest('svg') && one.localName !== 'svg';
        if (inside || box.width < 2 || box.height < 2 || isInside(one)) {
          continue;
        }
        if (box.right > innerWidth + 1 || box.bottom > innerHeight + 1 || box.left < -1 || box.top < -1) {
          wrong.push(`out of view: ${name(one)}`);
        }
      }
      // The main buttons are always visible, never scrolled away.
      if (!phone || document.querySelector('#pane-map')?.checked) {
        for (const one of document.querySelectorAll('.acts :is(button, a, label)')) {
          const { top, bottom } = one.getBoundingClientRect();
          if (one.checkVisibility() && (top < 0 || bottom > innerHeight)) {
            wrong.push(`a main button is not in view: ${name(one)}`);
          }
        }
      }
      // Panels beside each other do not overlap.
      const panels = shown.filter((one) => one.matches('.sheet, .city, .supply') && !one.parentElement.closest('.sheet'));
      panels.forEach((one, index) => {
        for (const other of panels.slice(index + 1)) {
          if (one.contains(other) || other.contains(one)) continue;
          const [a, b] = [seen(one), seen(other)];
          const across = Math.min(a.right, b.right) - Math.max(a.left, b.left);
          const down = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
          const scroller = (two) => two.parentElement.closest('.question-of, .pane-log');
          if (across > 2 && down > 2 && !(scroller(one) && scroller(one) === scroller(other))) {
            wrong.push(`${name(one)} and ${name(other)} lie on each other`);
          }
        }
      });
      // The smallest text, including the scale of drawings.
      for (const one of shown) {
        const own = [...one.childNodes].some((node) => node.nodeType === 3 && node.data.trim());
        if (!own) continue;
        let size = parseFloat(getComputedStyle(one).fontSize);
        const drawing = one.closest('svg.map');
        if (drawing && one.localName === 'text') {
          size *= one.getScreenCTM().a;
        }
        if (size < TEXT - 0.05) {
          wrong.push(`small text, ${size.toFixed(1)}: ${name(one)}`);
        }
      }
      // Words on pieces: broken only with a hyphen, never with a single letter in a line, and within their piece.
      for (const one of shown) {
        const piece = one.closest('.card, .fest, .loc, .strap, .rl');
        if (!piece || one.closest('.key, .free, .fresh, .badge-of, .wk')) continue;
        const around = (piece.matches('.rl') ? piece.parentElement : piece).getBoundingClientRect();
        for (const node of one.childNodes) {
          if (node.nodeType !== 3 || !node.data.trim()) continue;
          const range = document.createRange();
          range.selectNodeContents(node);
          for (const { left, right, top, bottom } of range.getClientRects()) {
            if (right - left > 2 && (top < around.top - 4 || bottom > around.bottom + 4 || left < around.left - 1 || right > around.right + 1)) {
              wrong.push(`hangs over its piece: ${name(one)} in ${name(piece)}`);
            }
          }
          for (const { 0: word, index } of node.data.matchAll(/[\p{L}\u00ad’-]{2,}/gu)) {
            const lines = [];
            for (let place = index; place < index + word.length; place += 1) {
              range.setStart(node, place);
              range.setEnd(node, place + 1);
              const top = [...range.getClientRects()].at(-1)?.top ?? lines.at(-1)?.top ?? 0;
              const letter = node.data[place];
              if (letter === '\u00ad' && lines.length) lines.at(-1).text += letter;
              else if (!lines.length || Math.abs(lines.at(-1).top - top) > 4) lines.push({ top, text: letter });
              else lines.at(-1).text += letter;
            }
            if (lines.slice(0, -1).some(({ text }) => !/[\u00ad’-]$/u.test(text))) {
              wrong.push(`broken without a hyphen, ${lines.map(({ text }) => text).join('|')}: ${name(one)}`);
            } else if (lines.length > 1 && lines.some(({ text }) => text.replace(/\P{L}/gu, '').length < 2)) {
              wrong.push(`a letter alone, ${lines.map(({ text }) => text).join('|')}: ${name(one)}`);
            }
          }
        }
      }
      // Beside a question the log shows four lines if it has as many, two in a low window. A list shows its first
      // choices.
      const log = document.querySelector('.log');
      if (!phone && log?.checkVisibility({ visibilityProperty: true }) && !log.closest('[class*="pane-"]:is(:has(.finale), .over)')) {
        const frame = log.getBoundingClientRect();
        const from = log.querySelector(':scope > header')?.getBoundingClientRect().bottom ?? frame.top;
        const tops = new Set();
        const seenTops = new Set();
        for (const line of log.querySelectorAll('li')) {
          const range = document.createRange();
          range.selectNodeContents(line);
          for (const { top, bottom, width } of range.getClientRects()) {
            if (width < 2) continue;
            tops.add(Math.round(top / 6));
            if (top >= from - 2 && bottom <= frame.bottom + 2) seenTops.add(Math.round(top / 6));
          }
        }
        if (seenTops.size < Math.min(innerHeight < 750 ? 2 : 4, tops.size)) {
          wrong.push(`${seenTops.size} lines of the log are in view`);
        }
      }
      const list = document.querySelector('.ask > .all');
      if (!phone && list && list.clientHeight < Math.min(list.scrollHeight, CHOICES)) {
        wrong.push(`${list.clientHeight} of ${list.scrollHeight} pixels of the choices are in view`);
      }
      // Nothing to press is cut off at the side of something that scrolls downwards.
      for (const one of shown) {
        if (!one.matches('button, summary, a.tool, label.tool') || one.closest('.scroll, svg')) continue;
        let around = one.parentElement;
        while (around && !(scrolls(around) && around.clientWidth)) around = around.parentElement;
        const edge = around && around.getBoundingClientRect().left + around.clientLeft + around.clientWidth;
        if (around && one.getBoundingClientRect().right > edge + 1) {
          wrong.push(`cut off at the side: ${one.getAttribute('aria-label') ?? name(one)}`);
        }
      }
      // The smallest target. The places of a map are as large as the map allows.
      for (const one of shown) {
        if (!one.matches('button, summary, select, label, a.btn, a.ch, a.tool, nav a, input:not([type=hidden])') || one.matches('.rule, .vh, label:has(input)') || one.closest('.also, .ruler') || getComputedStyle(one).pointerEvents === 'none') continue;
        const { width, height } = one.getBoundingClientRect();
        if (width > 0 && (width < least - 0.6 || height < least - 0.6)) {
          wrong.push(`small target, ${Math.round(width)} by ${Math.round(height)}: ${name(one)}`);
        }
      }
      return wrong;
    },
    { phone, SCROLLS, TEXT, CHOICES, least: phone ? TOUCH : MOUSE },
  );
  const set = await faultsOfSetting(page);
  return [...new Set([...found, ...set])];
}
