import { stripTags } from './strip-tags.ts';

/** Is there anything to see in an operator's text, which may be HTML? Empty marks and spaces are nothing. */
export function hasContent(html: string): boolean {
  return /<(?:img|svg|video)\b/i.test(html) || stripTags(html, '').replace(/&nbsp;|[\s\u200b]/gi, '') !== '';
}
