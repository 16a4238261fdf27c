import { stripTags } from './strip-tags.ts';

/** Whether an operator's text, which may be HTML, has visible content. */
export function hasContent(html: string): boolean {
  return /<(?:img|svg|video)\b/i.test(html) || stripTags(html, '').replace(/&nbsp;|[\s\u200b]/gi, '') !== '';
}
