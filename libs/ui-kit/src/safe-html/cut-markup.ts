import { cutText, maxHtmlLength } from '@wallet/domain';
import { scanTags } from './scan-tags.ts';

/** Maximum number of tags and attributes. Terms of 25 pages have some hundred, exported documents some thousand. */
const maxTags = 4000;
/** The sanitiser checks all siblings when it removes a comment. */
const tagsPerComment = 4;

/** Truncates an operator's HTML to what a browser can parse, sanitise and render without a noticeable delay. */
export function cutMarkup(html: string): string {
  const text = cutText(html, maxHtmlLength);
  let tags = 0;
  let end = text.length;
  const cutAt = (start: number) => {
    if (tags >= maxTags) end = Math.min(end, start);
  };
  scanTags(text, {
    onTag: (_name, start) => {
      cutAt(start);
      tags += 1;
    },
    onAttribute: () => {
      tags += 1;
    },
    onTagEnd: () => undefined,
    onComment: (start) => {
      cutAt(start);
      tags += tagsPerComment;
    },
  });
  return text.slice(0, end);
}
