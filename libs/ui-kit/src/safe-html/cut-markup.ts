import { cutText, maxHtmlLength } from '@wallet/domain';
import { scanTags } from './scan-tags.ts';

/** Tags and attributes. Terms of 25 pages have some hundred, those of a word processor some thousand. */
const maxTags = 4000;
/** The sanitiser goes through all that stand beside a comment when it takes it out. */
const tagsPerComment = 4;

/** The beginning of an operator's HTML: as much as a browser reads, cleans and draws before anybody notices. */
export function cutMarkup(html: string): string {
  const text = cutText(html, maxHtmlLength);
  let tags = 0;
  let end = text.length;
  const endHere = (start: number) => {
    if (tags >= maxTags) end = Math.min(end, start);
  };
  scanTags(text, {
    onTag: (_name, start) => {
      endHere(start);
      tags += 1;
    },
    onAttribute: () => {
      tags += 1;
    },
    onTagEnd: () => undefined,
    onComment: (start) => {
      endHere(start);
      tags += tagsPerComment;
    },
  });
  return text.slice(0, end);
}
