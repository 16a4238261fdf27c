import { spinAction, type SpinResult } from '@wallet/api-client/spin-wheel';
import type { MoneyAction } from '@wallet/api-client';
import type { AppServices } from '@wallet/app-shell';
import { readStored } from '@wallet/app-shell/read-stored';
import { memberPrefix } from '@wallet/session';
import * as v from 'valibot';

/** Storage key of a prize that the member has not seen yet. */
const resultKey = `${memberPrefix}spinResult`;

/** The result of a spin. Times are milliseconds of the device's clock. */
export interface PersistedSpin extends SpinResult {
  readonly sentAt: number;
  /** The time of the response. */
  readonly at: number;
}

const persistedSpin = v.object({
  code: v.string(),
  id: v.optional(v.string()),
  label: v.string(),
  remainingCoin: v.nullable(v.number()),
  sentAt: v.number(),
  at: v.number(),
});

type Session = AppServices['session'];

/**
 * A spin whose result is stored as soon as the response arrives, whatever page is open by then. If the page is reloaded, left or closed
 * while the wheel turns, the next visit shows the prize. A response after a logout is not stored.
 */
export function persistSpin(session: Session): MoneyAction<void, PersistedSpin> {
  return {
    ...spinAction,
    send: async (dispatch, arg, intentId) => {
      const epoch = session.epoch();
      const sentAt = Date.now();
      const { data, error } = await spinAction.send(dispatch, arg, intentId);
      if (error) return { error };
      const spin: PersistedSpin = { ...data, sentAt, at: Date.now() };
      if (session.epoch() === epoch) session.storage().set(resultKey, JSON.stringify(spin));
      return { data: spin };
    },
  };
}

/** Returns the prize that the member has not seen yet; null when there is none or the stored value is invalid. */
export const readPersistedSpin = (session: Session): PersistedSpin | null => readStored(session.storage(), resultKey, persistedSpin);

/** Removes the prize once the member has seen it. */
export function removePersistedSpin(session: Session): void {
  session.storage().remove(resultKey);
}
