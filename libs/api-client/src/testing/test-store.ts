import { createApiStore, type ApiStore } from '../store/api-store.ts';
import type { ApiContext } from '../transport/api-context.ts';
import { backendClock } from '../transport/backend-clock.ts';

/** A store of a member in baht. Nobody answers at its address: a test stubs `fetch`. */
export const createTestStore = (context: Partial<ApiContext> = {}): ApiStore =>
  createApiStore({
    baseUrl: 'http://backend.test',
    token: () => 't',
    currency: 'BAHT',
    sendsIntentIds: false,
    onSignal: () => undefined,
    ...context,
  });

/** A response has shown how far the backend's clock is ahead of the device's, in milliseconds. Null if none has. */
export const clockRead = backendClock.actions.offsetRead;
