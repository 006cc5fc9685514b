// What a screen reader has of a page: names and roles, the focus, and what is said.

/** Listens to everything that a page has said since, as a screen reader would. */
export async function listen(page) {
  await page.addInitScript(() => {
    window.said = [];
    const hear = new MutationObserver((changes) => {
      for (const { target } of changes) {
        const region = (target.nodeType === 1 ? target : target.parentElement)?.closest('[role=status], [role=alert]');
        const text = region?.textContent.trim();
        if (text) {
          window.said.push(text);
        }
      }
    });
    document.addEventListener('DOMContentLoaded', () => hear.observe(document.body, { childList: true, characterData: true, subtree: true }));
  });
}

/** What was said since the last time, in order. */
export const heard = (page) => page.evaluate(() => window.said.splice(0));

/** The thing that has the focus, as the accessibility tree names it. */
export async function focused(page, wire) {
  const { result } = await wire.send('Runtime.evaluate', { expression: 'document.activeElement' });
  const { nodes } = await wire.send('Accessibility.getPartialAXTree', { objectId: result.objectId, fetchRelatives: false });
  const [node] = nodes;
  return { role: node.role?.value ?? '', name: node.name?.value ?? '', ignored: node.ignored };
}

/** The buttons of the decision and the places of the board, as the accessibility tree names them. */
export async function read(wire) {
  const { nodes } = await wire.send('Accessibility.getFullAXTree');
  const known = nodes.filter(({ ignored }) => !ignored);
  const of = (role) => known.filter((node) => node.role?.value === role).map((node) => node.name?.value ?? '');
  return { buttons: of('button'), links: of('link'), headings: of('heading') };
}
