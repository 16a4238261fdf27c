import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import type { Allowances } from './services/allowances.ts';
import type { AttemptLimits } from './services/attempt-limit.ts';
import type { LoginService } from './services/login.ts';
import type { Passwords } from './services/passwords.ts';
import type { Sessions } from './services/sessions.ts';
import type { SignedAddresses } from './services/signed-addresses.ts';
import type { SlipHours } from './services/slips.ts';
import type { Store } from './store/database.ts';
import type { ValibotTypes } from './plugins/validation.ts';

/** The server, with request types taken from valibot schemas. */
export type SandboxApp = FastifyInstance<Server, IncomingMessage, ServerResponse, FastifyBaseLogger, ValibotTypes>;

/** What routes work with. */
export interface SandboxContext {
  readonly db: Store;
  readonly now: () => Date;
  /** How often somebody may try something. */
  readonly limits: AttemptLimits;
  readonly passwords: Passwords;
  readonly sessions: Sessions;
  readonly logIn: LoginService;
  readonly allowances: Allowances;
  /** Of the files that people sent. */
  readonly addresses: SignedAddresses;
  /** In place of the operators' own. */
  readonly slipHours?: SlipHours | undefined;
  /** The least signs of a new password. */
  readonly passwordLength: number;
}
