import { cutText } from '../size/cut-text.ts';
import { plainValue } from './plain-value.ts';
import { maxLabelLength } from '../size/size-limits.ts';

/**
 * Reads a text or an id: text, a number, or an object id, up to the size limit. Null for anything else, and for a
 * number whose digits JSON cannot represent.
 */
export function readWireText(value: unknown, maxLength = maxLabelLength): string | null {
  const plain = plainValue(value);
  if (typeof plain === 'string') return cutText(plain, maxLength);
  return typeof plain === 'number' && Math.abs(plain) <= Number.MAX_SAFE_INTEGER ? String(plain) : null;
}
