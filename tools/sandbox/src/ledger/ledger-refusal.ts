export type LedgerReason = 'overdraft' | 'known-intent' | 'no-account';

/** A posting that the ledger refuses. The transaction must be rolled back. */
export class LedgerRefusal extends Error {
  override readonly name = 'LedgerRefusal';
  readonly reason: LedgerReason;

  constructor(reason: LedgerReason, message: string) {
    super(message);
    this.reason = reason;
  }
}
