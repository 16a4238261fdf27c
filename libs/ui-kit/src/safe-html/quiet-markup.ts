import { scanTags } from './scan-tags.ts';

const dropped = new Set(['audio', 'base', 'form', 'style', 'video']);

/**
 * The same text without what the page's policy reports as soon as it is parsed, although nothing would come of it: style
 * attributes are called by another name; handlers, sheets of styles and base addresses are left out. So is what costs a
 * browser most before it comes to nothing: players and forms. No protection: that is the sanitiser's.
 */
export function quietMarkup(html: string, styleName: string): string {
  const parts: string[] = [];
  let stored = 0;
  const replace = (start: number, end: number, by: string) => {
    parts.push(html.slice(stored, start), by);
    stored = end;
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
  return parts.concat(html.slice(stored)).join('');
}
