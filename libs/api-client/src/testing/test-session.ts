import type { ApiContext, ApiSignal } from '../transport/api-context.ts';
import { createApiStore, type ApiStore } from '../transport/api-store.ts';

/** One session's store together with what it reported to the frame. */
export interface TestSession {
  readonly store: ApiStore;
  readonly signals: readonly ApiSignal[];
}

export function startTestSession(context: Partial<ApiContext> & { readonly baseUrl: string }): TestSession {
  const signals: ApiSignal[] = [];
  const preset: Omit<ApiContext, 'baseUrl'> = {
    token: () => 'token-of-somchai',
    isOnline: () => true,
    currency: 'BAHT',
    sendsIntentIds: false,
    onSignal: (signal) => signals.push(signal),
  };
  // Not spread: what a test gives by getter may change while the session lasts.
  const whole = Object.defineProperties(preset, Object.getOwnPropertyDescriptors(context)) as ApiContext;
  return { store: createApiStore(whole), signals };
}

/** A wallet as a well-behaved backend sends it. */
export const goodWallet = {
  profile: { _id: 'm1', name: 'Somchai', username: '0812345678', coin: 3 },
  wallet: { amount: 100.25 },
  slots: [
    { code: 'G1', name: 'Game one', category: 'slot', amount: 25.5, isActive: true, ftWalletSlot: 1, logo: '/g1.png', background: null },
  ],
};
