import { createApiStore, type ApiStore } from '../store/api-store.ts';
import type { ApiContext } from '../transport/api-context.ts';

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
