import type { Currency } from '@wallet/domain';
import type { InFlightReads } from './in-flight-reads.ts';

/** What the app provides to the transport. It is the thunk argument of the store, one per session. */
export interface ApiContext {
  /** Origin of the backend without a trailing slash. Empty means the page's own origin. */
  readonly baseUrl: string;
  /** The bearer token of this store's session, or null. */
  readonly token: () => string | null;
  /** Whether the backend is known to accept the idempotency header. */
  readonly sendsIntentIds: boolean;
  /** The market's currency, for amounts without one. */
  readonly currency: Currency;
  /** Called, possibly several times, when the backend says that the session has ended or the service is closed. */
  readonly onSignal: (signal: ApiSignal) => void;
}

/** What the store adds to it. */
export interface StoreContext extends ApiContext {
  readonly reads: InFlightReads;
}

export type ApiSignal = 'session-ended' | 'service-ended';
