import type { Currency } from '@wallet/domain';
import type { InFlightReads } from './in-flight-reads.ts';

/** What the frame hands to the transport. It travels as the store's thunk argument, one for each session. */
export interface ApiContext {
  /** Origin of the backend without a trailing slash; '' is the page's own. */
  readonly baseUrl: string;
  /** The bearer token of this store's session, or null. */
  readonly token: () => string | null;
  /** False when the device knows that it has no network. */
  readonly isOnline: () => boolean;
  /** True where the backend is known to take the header by which it tells a repeated money action from a new one. */
  readonly sendsIntentIds: boolean;
  /** What amounts are in that name no currency: the market's. */
  readonly currency: Currency;
  /** Told once or more when the backend says that the session is over or the service closed. */
  readonly onSignal: (signal: ApiSignal) => void;
}

/** What a store adds to it. */
export interface StoreContext extends ApiContext {
  readonly reads: InFlightReads;
}

export type ApiSignal = 'session-ended' | 'service-ended';
