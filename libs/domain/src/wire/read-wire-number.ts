import { plainValue } from './plain-value.ts';

/** Commas only where thousands end: in 1,5 somebody may mean one and a half. */
const figures = /^[+-]?(?:\d+|\d{1,3}(?:,\d{3})+)(?:\.\d+)?$/;

/** Reads a number: a JSON number, or its figures as text. null for anything else. */
export function readWireNumber(value: unknown): number | null {
  const plain = plainValue(value);
  if (typeof plain === 'string') return figures.test(plain.trim()) ? Number(plain.replaceAll(',', '')) : null;
  return typeof plain === 'number' && Number.isFinite(plain) ? plain : null;
}
