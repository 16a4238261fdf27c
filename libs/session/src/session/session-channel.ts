import { tokenKey } from '../storage/storage.ts';
import type { SessionChannel } from './session.ts';

const channelName = 'wallet-session';
const ended = 'ended';

/** Connects the tabs of this browser: by BroadcastChannel, and by storage events for what it misses. */
export function createSessionChannel(): SessionChannel {
  const channel = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel(channelName);
  return {
    announceEnd: () => channel?.postMessage(ended),
    onEnd: (listener) => {
      channel?.addEventListener('message', (event) => {
        if (event.data === ended) listener();
      });
      window.addEventListener('storage', (event) => {
        // A null key means that the whole storage was cleared.
        if (event.key === null || (event.key === tokenKey && event.newValue === null)) listener();
      });
    },
    onLogin: (listener) => {
      window.addEventListener('storage', ({ key, newValue }) => {
        if (key === tokenKey && newValue !== null) listener();
      });
    },
  };
}

/** Used for prerendering, where there are no other tabs. */
export const noChannel: SessionChannel = { announceEnd: () => undefined, onEnd: () => undefined, onLogin: () => undefined };
