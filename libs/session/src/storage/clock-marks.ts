import type { ClockMark } from '@wallet/domain';
import { memberPrefix, type KeyValueStore } from './storage.ts';
import * as v from 'valibot';

/** Moments of a session. They are forgotten with it. */
const keys = {
  /** The first page after the login. */
  login: `${memberPrefix}loginSeen`,
  /** The last reminder of the time. */
  reminder: `${memberPrefix}reminded`,
};

/** What a stored moment looks like. */
export const clockMark = v.object({ deviceMs: v.number(), serverMs: v.nullable(v.number()) });

/** Null if it is not stored, or not by this app. */
export function readClockMark(store: KeyValueStore, name: keyof typeof keys): ClockMark | null {
  try {
    const stored: unknown = JSON.parse(store.get(keys[name]) ?? 'null');
    return v.is(clockMark, stored) ? stored : null;
  } catch {
    return null;
  }
}

export function writeClockMark(store: KeyValueStore, name: keyof typeof keys, mark: ClockMark): void {
  store.set(keys[name], JSON.stringify(mark));
}
