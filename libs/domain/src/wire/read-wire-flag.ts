import { readWireText } from './read-wire-text.ts';

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
