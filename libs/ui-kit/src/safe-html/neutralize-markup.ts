import { scanTags } from './scan-tags.ts';

const dropped = new Set(['audio', 'base', 'form', 'style', 'video']);

/**
 * Removes what the page's policy would report during parsing although it has no effect: renames style attributes, and
 * drops event handlers, style sheets and base URLs. Also drops media players and forms, which are expensive to parse.
 * This is no protection; the sanitiser is.
 */
export function neutralizeMarkup(html: string, styleName: string): string {
  const parts: string[] = [];
  let copiedTo = 0;
  const replace = (start: number, end: number, replacement: string) => {
    parts.push(html.slice(copiedTo, start), replacement);
    copiedTo = end;
  };
  let droppedStart: number | null = null;
  scanTags(html, {
    onTag: (name, start) => {
      droppedStart = dropped.has(name) ? start : null;
    },
    onAttribute: ({ start, nameEnd, end }) => {
      if (droppedStart !== null) return;
      const isHandler = html.slice(start, start + 2).toLowerCase() === 'on';
      if (isHandler) replace(start, end, ' ');
      else if (nameEnd - start === 5 && html.slice(start, nameEnd).toLowerCase() === 'style') replace(start, nameEnd, styleName);
    },
    onTagEnd: (end) => {
      if (droppedStart !== null) replace(droppedStart, end, '');
    },
  });
  return parts.concat(html.slice(copiedTo)).join('');
}
