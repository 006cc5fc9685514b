// The view of a screen reader: names and roles, the focus, and announcements.

/** Collects everything that a page announces from now on, as a screen reader would. */
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

/** The announcements since the last call, in order. */
export const heard = (page) => page.evaluate(() => window.said.splice(0));

/** The element with the focus, as in the accessibility tree. */
export async function focused(page, wire) {
  const { result } = await wire.send('Runtime.evaluate', { expression: 'document.activeElement' });
  const { nodes } = await wire.send('Accessibility.getPartialAXTree', { objectId: result.objectId, fetchRelatives: false });
  const [node] = nodes;
  return { role: node.role?.value ?? '', name: node.name?.value ?? '', ignored: node.ignored };
}

/** The buttons of the decision and the places of the board, as in the accessibility tree. */
export async function read(wire) {
  const { nodes } = await wire.send('Accessibility.getFullAXTree');
  const known = nodes.filter(({ ignored }) => !ignored);
  const of = (role) => known.filter((node) => node.role?.value === role).map((node) => node.name?.value ?? '');
  return { buttons: of('button'), links: of('link'), headings: of('heading') };
}
