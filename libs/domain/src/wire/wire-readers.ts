import { cutText, maxLabelLength } from './size-limits.ts';

/**
 * The value that an object stands for which says its type: `{"$oid": "…"}` of an id, `{"$date": …}` of a time. Databases
 * write them so. Everything else stays as it is.
 */
export function plainValue(value: unknown): unknown {
  // A time can hold a number that says its type as well.
  return unwrap(unwrap(value));
}

function unwrap(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  const [entry, ...more] = Object.entries(value) as [string, unknown][];
  return entry?.[0].startsWith('$') && more.length === 0 ? entry[1] : value;
}

/**
 * Reads a text or an id: text, a number, or an object id, up to the size limit. Null for anything else, and for a
 * number whose digits JSON cannot represent.
 */
export function readWireText(value: unknown, maxLength = maxLabelLength): string | null {
  const plain = plainValue(value);
  if (typeof plain === 'string') return cutText(plain, maxLength);
  return typeof plain === 'number' && Math.abs(plain) <= Number.MAX_SAFE_INTEGER ? String(plain) : null;
}

/** Commas only where thousands end: in 1,5 somebody may mean one and a half. */
const figures = /^[+-]?(?:\d+|\d{1,3}(?:,\d{3})+)(?:\.\d+)?$/;

/** Reads a number: a JSON number, or its figures as text. null for anything else. */
export function readWireNumber(value: unknown): number | null {
  const plain = plainValue(value);
  if (typeof plain === 'string') return figures.test(plain.trim()) ? Number(plain.replaceAll(',', '')) : null;
  return typeof plain === 'number' && Number.isFinite(plain) ? plain : null;
}

const words: ReadonlyMap<string, boolean> = new Map([
  ['true', true],
  ['1', true],
  ['false', false],
  ['0', false],
]);

/** Reads a switch: true, 1 or "true", and their opposites. null for anything else: a switch is never guessed. */
export function readWireFlag(value: unknown): boolean | null {
  if (typeof value === 'boolean') return value;
  return words.get((readWireText(value) ?? '').trim().toLowerCase()) ?? null;
}

/** A word of a closed list in the one form in which they are compared: small letters, `_` where spaces or hyphens stand. */
export function toWireWord(text: string): string {
  return text
    .trim()
    .toLowerCase()
    .replace(/[\s-]+/g, '_');
}
