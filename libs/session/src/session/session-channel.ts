import type { SessionChannel } from './session.ts';
import { tokenKey } from './token-key.ts';

const channelName = 'wallet-session';
const ended = 'ended';

/** Other tabs of this browser, by BroadcastChannel and, for what it misses, by the token's removal from storage. */
export function createSessionChannel(): SessionChannel {
  const channel = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel(channelName);
  return {
    announceEnd: () => channel?.postMessage(ended),
    onEnd: (listener) => {
      channel?.addEventListener('message', (event) => {
        if (event.data === ended) listener();
      });
      window.addEventListener('storage', (event) => {
        // key null: somebody cleared the whole storage.
        if (event.key === null || (event.key === tokenKey && event.newValue === null)) listener();
      });
    },
  };
}

/** For prerendering, where there are no other tabs. */
export const noChannel: SessionChannel = { announceEnd: () => undefined, onEnd: () => undefined };
