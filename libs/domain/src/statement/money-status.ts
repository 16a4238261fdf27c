import { toWireWord } from '../wire/to-wire-word.ts';

/** How far a movement of money is. */
export type MoneyStatus = 'success' | 'failed' | 'in-progress';

/** Reads the wire's word. Whatever is neither success nor failure is still on its way. */
export function readMoneyStatus(word: string): MoneyStatus {
  const plain = toWireWord(word);
  return plain === 'success' || plain === 'failed' ? plain : 'in-progress';
}
