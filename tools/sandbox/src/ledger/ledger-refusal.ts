export type LedgerReason = 'overdraft' | 'known-intent' | 'no-account';

/** A movement that the ledger does not make. The transaction around it has to end with it. */
export class LedgerRefusal extends Error {
  override readonly name = 'LedgerRefusal';
  readonly reason: LedgerReason;

  constructor(reason: LedgerReason, message: string) {
    super(message);
    this.reason = reason;
  }
}
