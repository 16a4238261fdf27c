/** Replaces the tags of a text with `instead`. An unclosed tag is kept as text. */
export function stripTags(html: string, instead: string): string {
  const parts: string[] = [];
  let at = 0;
  for (;;) {
    const open = html.indexOf('<', at);
    const close = open < 0 ? -1 : html.indexOf('>', open);
    if (close < 0) return parts.concat(html.slice(at)).join('');
    parts.push(html.slice(at, open), instead);
    at = close + 1;
  }
}

/** Whether an operator's text, which may be HTML, has visible content. */
export function hasContent(html: string): boolean {
  return /<(?:img|svg|video)\b/i.test(html) || stripTags(html, '').replace(/&nbsp;|[\s\u200b]/gi, '') !== '';
}
