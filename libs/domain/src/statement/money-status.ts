import { toWireWord } from '../wire/to-wire-word.ts';

/** The status of a transaction. */
export type MoneyStatus = 'success' | 'failed' | 'in-progress';

/** Parses the status. Everything that is neither success nor failure is in progress. */
export function readMoneyStatus(word: string): MoneyStatus {
  const plain = toWireWord(word);
  return plain === 'success' || plain === 'failed' ? plain : 'in-progress';
}
