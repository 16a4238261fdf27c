import { scanTags } from './scan-tags.ts';

/** Formatting elements, which browsers repeat in each paragraph while they are open. */
const formatting = new Set(['a', 'b', 'big', 'code', 'em', 'font', 'i', 'nobr', 's', 'small', 'strike', 'strong', 'tt', 'u']);

/** Elements without an end tag, or with an optional one. */
const withoutEndTag = new Set(
  (
    'area base basefont bgsound br col embed frame hr image img input keygen link meta param source track wbr ' +
    'circle ellipse line path polygon polyline rect stop use'
  ).split(' '),
);

/** Elements in which text may be parsed as tags. */
const foreignElements = new Set(['math', 'script', 'select', 'svg']);

/** The work of a browser per tag, given the open elements, in characters that it may have to repeat. */
const perOpen = 2;
const perFormatting = 32;
const maxWork = 1_000_000;

/**
 * Whether parsing this HTML takes much more work than its length suggests. Browsers repeat open formatting in each
 * paragraph and search all open elements at each tag, so that some thousand tags can become millions of elements. They
 * also scan quotes, list numbers and attributes repeatedly. Never underestimates the work: an end tag only counts if it
 * closes the last open element.
 */
export function isTooComplex(html: string): boolean {
  const open: (readonly [name: string, weight: number])[] = [];
  let openWeight = 0;
  let work = 0;
  let tagStart = 0;
  let tagName = '';
  let foreignCount = 0;
  let attributes = 0;
  let countedItems = 0;

  scanTags(html, {
    onTag: (name, start) => {
      [tagName, tagStart, attributes] = [name, start, 0];
      if (foreignElements.has(name)) foreignCount += 1;
    },
    onAttribute: ({ start, nameEnd }) => {
      work += attributes += 1;
      if (nameEnd - start === 5 && html.slice(start, nameEnd).toLowerCase() === 'value') work += countedItems += 1;
    },
    onTagEnd: (end, textStart) => {
      work += openWeight;
      if (tagName === 'q') work += countedItems += 1;
      if (foreignCount > 0 && html.slice(textStart, end).includes('<')) work = Infinity;
      if (withoutEndTag.has(tagName)) return;
      const weight = perOpen + (formatting.has(tagName) ? perFormatting + textStart - tagStart : 0);
      openWeight += weight;
      open.push([tagName, weight]);
    },
    onEndTag: (name) => {
      if (work > maxWork) return;
      const at = indexToClose(open, name);
      for (const [, weight] of at < 0 ? [] : open.splice(at, 1)) openWeight -= weight;
      work += openWeight;
    },
  });
  return work > maxWork || (foreignCount > 0 && html.includes('<![CDATA['));
}

/** Formatting may be closed in any order, everything else only in reverse order. */
function indexToClose(open: readonly (readonly [name: string, weight: number])[], name: string): number {
  let at = open.length - 1;
  while (at >= 0 && open[at]?.[0] !== name && formatting.has(name) && formatting.has(open[at]?.[0] ?? '')) at -= 1;
  return open[at]?.[0] === name ? at : -1;
}
