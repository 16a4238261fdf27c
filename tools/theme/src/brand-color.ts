/** What a brand's colour may be, for messages. */
export const brandColorFormat = '#rrggbb or #rgb, as #f2c14e or #fc5';

/** Reads a brand's colour as lower-case `#rrggbb`. Returns null when it is invalid. */
export function readBrandColor(text: string): string | null {
  const digits = /^#([\da-f]{3}|[\da-f]{6})$/i.exec(text.trim())?.[1]?.toLowerCase();
  if (digits === undefined) return null;
  return `#${digits.length === 3 ? digits.replaceAll(/./g, '$&$&') : digits}`;
}
