export const statementTypes = ['deposit', 'bonus', 'finish_bonus', 'withdraw', 'transfer'] as const;

/** `other`: a type that this version does not know. The backend's own word is then all there is to show. */
export type StatementType = (typeof statementTypes)[number] | 'other';

export function readStatementType(word: string): StatementType {
  return statementTypes.find((type) => type === word) ?? 'other';
}
