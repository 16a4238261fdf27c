import { plainValue } from './plain-value.ts';

/**
 * Reads a text or an id: text, a number, or an object id. null for anything else, and for a number of which JSON has
 * lost digits.
 */
export function readWireText(value: unknown): string | null {
  const plain = plainValue(value);
  if (typeof plain === 'string') return plain;
  return typeof plain === 'number' && Math.abs(plain) <= Number.MAX_SAFE_INTEGER ? String(plain) : null;
}
