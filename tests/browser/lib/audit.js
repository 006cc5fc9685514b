// Checks the layout of a page: overflow, truncation, overlap.

/** The layout faults of a page, one line each. */
export function faultsOfSetting(page, { touch = false } = {}) {
  return page.evaluate((touch) => {
    const found = [];
    const name = (one) => {
      const said = (one.innerText ?? one.textContent ?? '').trim().replace(/\s+/g, ' ').slice(0, 50);
      const kind = one.getAttribute('class')?.split(' ')[0];
      return `${one.localName}${kind ? `.${kind}` : ''} “${said}”`;
    };
    const root = document.documentElement;
    const wide = document.scrollingElement.scrollWidth - root.clientWidth;
    if (wide > 0) {
      found.push(`the page is ${wide} px too wide`);
    }
    const isHeard = (one) => {
      const { width, height } = one.getBoundingClientRect();
      return one.closest('.vh, .skip, [hidden], .sprite, dialog:not([open])') !== null || (width <= 1 && height <= 1);
    };
    const scrolls = (one) => ['auto', 'scroll'].includes(getComputedStyle(one).overflowX);

    const linesOf = (one) => {
      const lines = [];
      const walk = document.createTreeWalker(one, NodeFilter.SHOW_TEXT);
      while (walk.nextNode()) {
        const holder = walk.currentNode.parentElement;
        if (walk.currentNode.data.trim() && !isHeard(holder) && holder.checkVisibility({ visibilityProperty: true })) {
          const range = document.createRange();
          range.selectNodeContents(walk.currentNode);
          lines.push(...range.getClientRects());
        }
      }
      return lines.filter(({ width, height }) => width > 2 && height > 2);
    };
    const sticksOut = (inner, outer) =>
      inner.right > outer.right + 1 || inner.left < outer.left - 1 || inner.bottom > outer.bottom + 2 || inner.top < outer.top - 2;

    // Truncated things, and things that overflow their container.
    for (const one of document.body.querySelectorAll('*')) {
      if (one.namespaceURI !== root.namespaceURI || isHeard(one) || !one.checkVisibility()) {
        continue;
      }
      const style = getComputedStyle(one);
      const cuts = ['hidden', 'clip'].includes(style.overflowX);
      const around = one.getBoundingClientRect();
      if (cuts && around.width > 2 && around.height > 2 && linesOf(one).some((line) => sticksOut(line, around))) {
        found.push(`cut off: ${name(one)}`);
      }
      if (style.textOverflow === 'ellipsis' && one.scrollWidth > one.clientWidth) {
        found.push(`shortened: ${name(one)}`);
      }
      const box = one.closest('.sheet, .btn, .ch, .tag, .tool, .card, td, th');
      if (box && box !== one && one.children.length === 0) {
        const [inner, outer] = [one.getBoundingClientRect(), box.getBoundingClientRect()];
        let above = one.parentElement;
        while (above && above !== box && !scrolls(above)) {
          above = above.parentElement;
        }
        const placed = style.position === 'absolute' || getComputedStyle(one.parentElement).position === 'absolute';
        if (above === box && !scrolls(box) && !placed && inner.width > 0 && (inner.right > outer.right + 1 || inner.left < outer.left - 1)) {
          found.push(`sticks out of ${name(box)}: ${name(one)}`);
        }
      }
    }

    // Texts on the slip beside the city stay on it.
    for (const slip of document.querySelectorAll('path.slip')) {
      const around = slip.getBoundingClientRect();
      for (const line of slip.parentElement.querySelectorAll('text')) {
        if (sticksOut(line.getBoundingClientRect(), around)) {
          found.push(`sticks out: ${name(line)}`);
        }
      }
    }

    // Overlapping texts.
    const words = [];
    const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walk.nextNode()) {
      const text = walk.currentNode;
      const holder = text.parentElement;
      if (!text.data.trim() || isHeard(holder) || !holder.checkVisibility({ opacityProperty: true, visibilityProperty: true })) {
        continue;
      }
      if (holder.namespaceURI !== root.namespaceURI && holder.localName !== 'text') {
        continue;
      }
      const range = document.createRange();
      range.selectNodeContents(text);
      for (const rect of range.getClientRects()) {
        if (rect.width > 2 && rect.height > 2) {
          words.push({ holder, rect, text: text.data.trim().slice(0, 30) });
        }
      }
    }
    // The nearest element around a text that scrolls or moves on its own, cached because every pair of neighbouring
    // texts asks for it.
    const movers = new Map();
    const over = (one) => {
      if (!one) {
        return null;
      }
      if (!movers.has(one)) {
        const moves = ['sticky', 'fixed'].includes(getComputedStyle(one).position) || scrolls(one);
        movers.set(one, moves ? one : over(one.parentElement));
      }
      return movers.get(one);
    };
    words.sort((one, other) => one.rect.top - other.rect.top);
    words.forEach((one, index) => {
      for (let next = index + 1; next < words.length && words[next].rect.top < one.rect.bottom; next += 1) {
        const other = words[next];
        const across = Math.min(one.rect.right, other.rect.right) - Math.max(one.rect.left, other.rect.left);
        const down = Math.min(one.rect.bottom, other.rect.bottom) - Math.max(one.rect.top, other.rect.top);
        const apart = one.holder.contains(other.holder) || other.holder.contains(one.holder);
        if (across > 2 && down > 5 && !apart && over(one.holder) === over(other.holder)) {
          found.push(`“${one.text}” and “${other.text}” lie on each other`);
        }
      }
    });

    // Targets too small for a finger. Links in running text are as high as their line.
    if (touch) {
      for (const one of document.querySelectorAll('button, summary, select, input:not([type=hidden]), textarea, a.btn, a.ch, a.tool, nav a, svg a.to')) {
        // The number of a rule is in running text, and is as high as its line. A thing that cannot be pointed at has
        // a larger one over it that can.
        if (one.matches('.rule') || isHeard(one) || !one.checkVisibility() || getComputedStyle(one).pointerEvents === 'none') {
          continue;
        }
        const area = one.matches('input[type=radio], input[type=checkbox]') ? one.labels?.[0] ?? one : one;
        const { width, height } = area.getBoundingClientRect();
        // A place of a room is a picture beside its button in the decision, which is as high as a finger.
        const least = one.matches('.room a.to') && document.querySelector('#decision button[name=id]') ? 36 : 43.5;
        if (width < least || height < least) {
          found.push(`small for a finger, ${Math.round(width)} by ${Math.round(height)}: ${name(one)}`);
        }
      }
    }
    return [...new Set(found)];
  }, touch);
}

/** The texts of a page, each with its declared language. */
export function textsOf(page) {
  return page.evaluate(() => {
    const texts = new Set();
    const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walk.nextNode()) {
      const holder = walk.currentNode.parentElement;
      if (!holder.closest('[lang]:not(html), script, code, kbd, .prose')) {
        texts.add(walk.currentNode.data.replaceAll('\u00ad', '').trim().replace(/\s+/g, ' '));
      }
    }
    for (const one of document.querySelectorAll('[aria-label], [title], [placeholder], [alt]')) {
      if (!one.closest('[lang]:not(html)')) {
        for (const what of ['aria-label', 'title', 'placeholder', 'alt']) {
          texts.add(one.getAttribute(what)?.trim() ?? '');
        }
      }
    }
    return [...texts].filter((text) => /\p{L}{3}/u.test(text));
  });
}
