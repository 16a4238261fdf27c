import { scanTags } from './scan-tags.ts';

/** Paragraphs repeat these as long as they are open. */
const formatting = new Set(['a', 'b', 'big', 'code', 'em', 'font', 'i', 'nobr', 's', 'small', 'strike', 'strong', 'tt', 'u']);

/** What has no end tag, or none where it usually stands. */
const single = new Set(
  (
    'area base basefont bgsound br col embed frame hr image img input keygen link meta param source track wbr ' +
    'circle ellipse line path polygon polyline rect stop use'
  ).split(' '),
);

/** In these, what is otherwise nothing but words may be tags. */
const oddPlaces = new Set(['math', 'script', 'select', 'svg']);

/** What a browser does for each tag, by what is open there; in the signs that it may have to repeat. */
const perOpen = 2;
const perFormatting = 32;
const maxWork = 1_000_000;

/**
 * Would a browser do much more for this markup than its length says? It repeats formatting that is still open in each
 * paragraph, and looks through all that is open at each tag: some thousand tags can become millions of elements. It goes
 * through all quotes, all numbers given to list entries, and all attributes of a tag, again for each of them.
 * Never says less than the browser does, as an end tag counts only where it closes what was opened last.
 */
export function isTooTangled(html: string): boolean {
  const open: (readonly [name: string, weight: number])[] = [];
  let weightOfOpen = 0;
  let work = 0;
  let tagStart = 0;
  let tagName = '';
  let oddTags = 0;
  let attributes = 0;
  let counted = 0;

  scanTags(html, {
    onTag: (name, start) => {
      [tagName, tagStart, attributes] = [name, start, 0];
      if (oddPlaces.has(name)) oddTags += 1;
    },
    onAttribute: ({ start, nameEnd }) => {
      work += attributes += 1;
      if (nameEnd - start === 5 && html.slice(start, nameEnd).toLowerCase() === 'value') work += counted += 1;
    },
    onTagEnd: (end, words) => {
      work += weightOfOpen;
      if (tagName === 'q') work += counted += 1;
      if (oddTags > 0 && html.slice(words, end).includes('<')) work = Infinity;
      if (single.has(tagName)) return;
      const weight = perOpen + (formatting.has(tagName) ? perFormatting + words - tagStart : 0);
      weightOfOpen += weight;
      open.push([tagName, weight]);
    },
    onEndTag: (name) => {
      if (work > maxWork) return;
      const at = indexToClose(open, name);
      for (const [, weight] of at < 0 ? [] : open.splice(at, 1)) weightOfOpen -= weight;
      work += weightOfOpen;
    },
  });
  return work > maxWork || (oddTags > 0 && html.includes('<![CDATA['));
}

/** Formatting may be closed in any order, everything else only when it was opened last. */
function indexToClose(open: readonly (readonly [name: string, weight: number])[], name: string): number {
  let at = open.length - 1;
  while (at >= 0 && open[at]?.[0] !== name && formatting.has(name) && formatting.has(open[at]?.[0] ?? '')) at -= 1;
  return open[at]?.[0] === name ? at : -1;
}
