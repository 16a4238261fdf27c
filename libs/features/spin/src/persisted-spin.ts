import { spinAction, type SpinResult } from '@wallet/api-client/spin-wheel';
import type { MoneyAction } from '@wallet/api-client';
import type { AppServices } from '@wallet/app-shell';
import { memberPrefix } from '@wallet/session';
import * as v from 'valibot';

/** A prize that the member has not seen yet. */
const resultKey = `${memberPrefix}spinResult`;

/** What a spin won. Times are milliseconds of the device's clock. */
export interface PersistedSpin extends SpinResult {
  readonly sentAt: number;
  /** When the answer came. */
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
 * A spin whose answer is kept as soon as it has come, whatever page is open then: a wheel that is still turning when the
 * page is loaded anew, left or closed shows its prize on the next visit. What came after a logout is nobody's to keep.
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

/** The prize that this member has not seen yet; null where there is none, or what is there is not ours. */
export function readPersistedSpin(session: Session): PersistedSpin | null {
  try {
    const read = v.safeParse(persistedSpin, JSON.parse(session.storage().get(resultKey) ?? 'null'));
    return read.success ? read.output : null;
  } catch {
    // No JSON: somebody else wrote it.
    return null;
  }
}

/** The member has seen it. */
export function removePersistedSpin(session: Session): void {
  session.storage().remove(resultKey);
}
