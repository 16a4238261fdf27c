import { safeUrl } from '../safe-link/safe-url.ts';

const longestMarkup = 200_000;
const svgElement = /<svg\b[\s\S]*<\/svg\s*>/i;
const imageAddress = /<img\b[^>]*?\ssrc\s*=\s*(?:"([^"]*)"|'([^']*)')/i;

/**
 * The address of a picture that shows what a backend sent as the markup of a QR code: a drawing, an image element, or
 * an image's address. null where it is none of these. A drawing becomes a picture of its own instead of a part of the
 * page: whatever else it holds, scripts and addresses included, does nothing in a picture.
 */
export function qrImage(markup: unknown): string | null {
  if (typeof markup !== 'string' || markup.length > longestMarkup) return null;
  const [svg] = svgElement.exec(markup) ?? [];
  if (svg !== undefined) {
    const drawing = /\sxmlns\s*=/i.test(svg) ? svg : svg.replace(/^<svg/i, '<svg xmlns="http://www.w3.org/2000/svg"');
    return `data:image/svg+xml,${encodeURIComponent(drawing)}`;
  }
  const [, doubled, single] = imageAddress.exec(markup) ?? [];
  return safeUrl(doubled ?? single ?? markup, 'image');
}
