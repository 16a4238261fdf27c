import type { ApiContext, ApiSignal } from '../transport/api-context.ts';
import { createApiStore, type ApiStore } from '../store/api-store.ts';

/** A session's store, together with the signals that it reported. */
export interface TestSession {
  readonly store: ApiStore;
  readonly signals: readonly ApiSignal[];
}

export function startTestSession(context: Partial<ApiContext> & { readonly baseUrl: string }): TestSession {
  const signals: ApiSignal[] = [];
  const preset: Omit<ApiContext, 'baseUrl'> = {
    token: () => 'token-of-somchai',
    currency: 'BAHT',
    sendsIntentIds: false,
    onSignal: (signal) => signals.push(signal),
  };
  // Not spread, so that getters of a test keep their current values.
  const whole = Object.defineProperties(preset, Object.getOwnPropertyDescriptors(context)) as ApiContext;
  return { store: createApiStore(whole), signals };
}

/** A wallet response of a well-behaved backend. */
export const goodWallet = {
  profile: { _id: 'm1', name: 'Somchai', username: '0812345678', coin: 3 },
  wallet: { amount: 100.25 },
  slots: [
    { code: 'G1', name: 'Game one', category: 'slot', amount: 25.5, isActive: true, ftWalletSlot: 1, logo: '/g1.png', background: null },
  ],
};
