import { scanTags } from './scan-tags.ts';

/**
 * The same text without what the page's policy reports as soon as it is parsed, although nothing would come of it: style
 * attributes are called by another name, handlers and sheets of styles are left out. No protection: that is the sanitiser's.
 */
export function quietMarkup(html: string, styleName: string): string {
  const parts: string[] = [];
  let kept = 0;
  const replace = (start: number, end: number, by: string) => {
    parts.push(html.slice(kept, start), by);
    kept = end;
  };
  let sheetStart: number | null = null;
  scanTags(html, {
    onTag: (name, start) => {
      sheetStart = name === 'style' ? start : null;
    },
    onAttribute: ({ start, nameEnd, end }) => {
      if (sheetStart !== null) return;
      const isHandler = html.slice(start, start + 2).toLowerCase() === 'on';
      if (isHandler) replace(start, end, ' ');
      else if (nameEnd - start === 5 && html.slice(start, nameEnd).toLowerCase() === 'style') replace(start, nameEnd, styleName);
    },
    onTagEnd: (end) => {
      if (sheetStart !== null) replace(sheetStart, end, '');
    },
  });
  return parts.concat(html.slice(kept)).join('');
}
