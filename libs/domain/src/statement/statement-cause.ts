/** Possible causes of a transaction, in the order in which they are checked. */
const kinds = ['bonus', 'promotion', 'invite', 'refund', 'luckydraw'] as const;

export type StatementCauseKind = (typeof kinds)[number];

export interface StatementCause {
  readonly kind: StatementCauseKind;
  readonly description: string;
}

type LinkedRecords = Readonly<Partial<Record<StatementCauseKind, { readonly description: string } | null | undefined>>>;

/** The record that is linked to a statement entry, or null if there is none. */
export function findStatementCause(row: LinkedRecords): StatementCause | null {
  for (const kind of kinds) {
    const record = row[kind];
    if (record) return { kind, description: record.description };
  }
  return null;
}
