import { toWireWord } from '../wire/to-wire-word.ts';

export const statementTypes = ['deposit', 'bonus', 'finish_bonus', 'withdraw', 'transfer'] as const;

/** `other`: a type that this version does not know. The backend's own word is then all there is to show. */
export type StatementType = (typeof statementTypes)[number] | 'other';

export function readStatementType(word: string): StatementType {
  const plain = toWireWord(word);
  return statementTypes.find((type) => type === plain) ?? 'other';
}
