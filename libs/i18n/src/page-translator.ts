/**
 * Does to the page what Chrome's translator does: it replaces every text by elements that contain it, now and whenever texts appear. The
 * words stay the same, with `mark` after them. Never part of a build. It uses nothing outside itself, so that browser tests can send it to a page.
 * @returns ends it
 */
export function translatePage(mark = ''): () => void {
  // Deprecated, but it is what Chrome uses.
  const createFont = () => document.createElementNS('http://www.w3.org/1999/xhtml', 'font');
  const untouched = 'script, style, noscript, textarea, svg, font, [translate="no"]';
  const translate = (root: Node) => {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const texts: Node[] = [];
    for (let node: Node | null = root.nodeType === Node.TEXT_NODE ? root : walker.nextNode(); node; node = walker.nextNode())
      texts.push(node);
    for (const text of texts) {
      if (text.parentElement?.closest(untouched) !== null || !/\S/.test(text.nodeValue ?? '')) continue;
      const translation = createFont();
      translation.appendChild(createFont()).textContent = `${text.nodeValue ?? ''}${mark}`;
      text.parentElement.replaceChild(translation, text);
    }
  };
  const observer = new MutationObserver((changes) => {
    for (const { target, addedNodes } of changes) for (const node of addedNodes.length > 0 ? addedNodes : [target]) translate(node);
  });
  translate(document.body);
  observer.observe(document.body, { childList: true, characterData: true, subtree: true });
  return () => observer.disconnect();
}

/**
 * Returns the texts that React holds as nodes of their own, next to other nodes. A page translator takes such a node out of the page; React
 * then changes nothing that is seen, or throws. A text that is all that its element contains is safe: React writes it into the element.
 */
export function bareTexts(): readonly string[] {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const found: string[] = [];
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const text = node.nodeValue ?? '';
    if (/\S/.test(text) && Object.keys(node).some((key) => key.startsWith('__reactFiber$'))) found.push(text);
  }
  return found;
}
