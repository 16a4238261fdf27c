import type { SignedAddresses } from '../files/signed-addresses.ts';
import type { Allowances, Limits } from '../http/limits.ts';
import type { SlipHours } from '../operators/operator.ts';
import type { Passwords } from '../sessions/passwords.ts';
import type { Sessions } from '../sessions/sessions.ts';
import type { Store } from '../store/database.ts';

/** Dependencies of the routes. */
export interface SandboxContext {
  readonly db: Store;
  readonly now: () => Date;
  /** The rate limits. */
  readonly limits: Limits;
  readonly passwords: Passwords;
  readonly sessions: Sessions;
  readonly allowances: Allowances;
  /** The uploaded files. */
  readonly addresses: SignedAddresses;
  /** Overrides the operators' own. */
  readonly slipHours?: SlipHours | undefined;
}
