import { maxDataUrlLength } from '@wallet/domain';
import { scanTags } from '../safe-html/scan-tags.ts';
import { safeUrl } from '../safe-link/safe-url.ts';

const svgStart = /<svg\b/i;
const svgEnd = /<\/svg\s*>/gi;

/**
 * The address of a picture that shows what a backend sent as the markup of a QR code: a drawing, an image element, or
 * an image's address. null where it is none of these. A drawing becomes a picture of its own instead of a part of the
 * page: whatever else it holds, scripts and addresses included, does nothing in a picture.
 */
export function qrImage(markup: unknown): string | null {
  if (typeof markup !== 'string' || markup.length > maxDataUrlLength) return null;
  const svg = findDrawing(markup);
  if (svg !== null) {
    const drawing = /\sxmlns\s*=/i.test(svg) ? svg : svg.replace(/^<svg/i, '<svg xmlns="http://www.w3.org/2000/svg"');
    return `data:image/svg+xml,${encodeURIComponent(drawing)}`;
  }
  return safeUrl(findImage(markup) ?? markup, 'image');
}

/** From the first beginning of a drawing to the last end of one. */
function findDrawing(markup: string): string | null {
  const start = markup.search(svgStart);
  if (start < 0) return null;
  let end = -1;
  for (const { 0: closing, index } of markup.matchAll(svgEnd)) end = index + closing.length;
  return end > start ? markup.slice(start, end) : null;
}

/** What the first image that has one has as its source. */
function findImage(markup: string): string | null {
  let isImage = false;
  let source: string | null = null;
  scanTags(markup, {
    onTag: (name) => {
      isImage = name === 'img';
    },
    onAttribute: ({ start, nameEnd, valueStart, valueEnd }) => {
      if (isImage && markup.slice(start, nameEnd).toLowerCase() === 'src') source ??= markup.slice(valueStart, valueEnd);
    },
    onTagEnd: () => undefined,
  });
  return source;
}
