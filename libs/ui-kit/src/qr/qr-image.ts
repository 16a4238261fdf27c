import { maxDataUrlLength } from '@wallet/domain';
import { safeUrl } from '../safe-url/safe-url.ts';

const svgStart = /<svg\b/i;
const svgEnd = /<\/svg\s*>/gi;
const imageSource = /<img\s(?:[^<>]*\s)?src\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s>]+))/i;

/**
 * Converts a backend's QR markup into the URL of an image: an SVG, an image element, or an image URL. Null if it is
 * none of these. An SVG becomes a separate image instead of part of the page, so scripts and URLs in it have no effect.
 */
export function qrImage(markup: unknown): string | null {
  if (typeof markup !== 'string' || markup.length > maxDataUrlLength) return null;
  const svg = findSvg(markup);
  if (svg !== null) {
    const source = /\sxmlns\s*=/i.test(svg) ? svg : svg.replace(/^<svg/i, '<svg xmlns="http://www.w3.org/2000/svg"');
    return `data:image/svg+xml,${encodeURIComponent(source)}`;
  }
  const [, quoted, apostrophed, bare] = imageSource.exec(markup) ?? [];
  return safeUrl(quoted ?? apostrophed ?? bare ?? markup, 'image');
}

/** From the first start tag of an SVG to the last end tag. */
function findSvg(markup: string): string | null {
  const start = markup.search(svgStart);
  if (start < 0) return null;
  let end = -1;
  for (const { 0: closing, index } of markup.matchAll(svgEnd)) end = index + closing.length;
  return end > start ? markup.slice(start, end) : null;
}
