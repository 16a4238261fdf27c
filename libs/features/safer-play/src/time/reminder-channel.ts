import type { ClockMark } from '@wallet/domain';
import { clockMark } from '@wallet/session';
import * as v from 'valibot';

const channelName = 'wallet-reminder';

/** Which session was reminded, by its login, and when. */
export interface Reminded {
  readonly login: ClockMark;
  readonly reminded: ClockMark;
}

const remindedMessage = v.object({ login: clockMark, reminded: clockMark });

/** Tells the other tabs of this browser that one has reminded the member, so that they do not. */
export function announceReminded(message: Reminded): void {
  if (typeof BroadcastChannel === 'undefined') return;
  const channel = new BroadcastChannel(channelName);
  channel.postMessage(message);
  channel.close();
}

/** Calls back when another tab has reminded the member. Returns a function that stops it. */
export function onReminded(listener: (message: Reminded) => void): () => void {
  if (typeof BroadcastChannel === 'undefined') return () => undefined;
  const channel = new BroadcastChannel(channelName);
  channel.addEventListener('message', ({ data }) => {
    if (v.is(remindedMessage, data)) listener(data);
  });
  return () => channel.close();
}
