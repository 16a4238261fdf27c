import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import type { Allowances } from './http/allowances.ts';
import type { AttemptLimits } from './http/attempt-limit.ts';
import type { LoginService } from './identity/login.ts';
import type { Passwords } from './identity/passwords.ts';
import type { Sessions } from './identity/sessions.ts';
import type { SignedAddresses } from './files/signed-addresses.ts';
import type { SlipHours } from './deposits/slips.ts';
import type { Store } from './store/database.ts';
import type { ValibotTypes } from './http/validation.ts';

/** The server, with request types from valibot schemas. */
export type SandboxApp = FastifyInstance<Server, IncomingMessage, ServerResponse, FastifyBaseLogger, ValibotTypes>;

/** Dependencies of the routes. */
export interface SandboxContext {
  readonly db: Store;
  readonly now: () => Date;
  /** The rate limits. */
  readonly limits: AttemptLimits;
  readonly passwords: Passwords;
  readonly sessions: Sessions;
  readonly logIn: LoginService;
  readonly allowances: Allowances;
  /** The uploaded files. */
  readonly addresses: SignedAddresses;
  /** Overrides the operators' own. */
  readonly slipHours?: SlipHours | undefined;
  /** Minimum length of a new password. */
  readonly passwordLength: number;
}
