import type { ApiStore } from '@wallet/api-client';
import { spinAction } from '@wallet/api-client/spin-wheel';
import type { AppServices } from '@wallet/app-shell';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { removePersistedSpin, persistSpin, readPersistedSpin } from './persisted-spin.ts';

const won = { code: 'P10', label: '10 baht', remainingCoin: 4 };
const noStore: ApiStore['dispatch'] = () => {
  throw new Error('the spin is not sent here');
};

/** Creates a session that can end. Stored values are in `stored`. */
function logIn() {
  const stored = new Map<string, string>();
  let epoch = 1;
  const session = {
    epoch: () => epoch,
    storage: () => ({
      get: (key: string) => stored.get(key) ?? null,
      set: (key: string, value: string) => void stored.set(key, value),
      remove: (key: string) => void stored.delete(key),
    }),
  } as unknown as AppServices['session'];
  return { session, stored, logOut: () => (epoch += 1) };
}

beforeEach(() => {
  vi.spyOn(spinAction, 'send').mockResolvedValue({ data: won });
});

describe('a spin', () => {
  it('is stored when its response arrives, until the prize has been shown', async () => {
    const { session } = logIn();
    expect(readPersistedSpin(session)).toBeNull();
    await persistSpin(session).send(noStore, undefined, 'i1');
    expect(readPersistedSpin(session)).toMatchObject(won);
    removePersistedSpin(session);
    expect(readPersistedSpin(session)).toBeNull();
  });

  it('is not stored after the member has logged out', async () => {
    const { session, stored, logOut } = logIn();
    const sent = persistSpin(session).send(noStore, undefined, 'i1');
    logOut();
    await sent;
    expect(stored.size).toBe(0);
  });

  it('stores nothing when it is refused', async () => {
    vi.spyOn(spinAction, 'send').mockResolvedValue({ error: { kind: 'unreachable' } });
    const { session, stored } = logIn();
    expect(await persistSpin(session).send(noStore, undefined, 'i1')).toEqual({ error: { kind: 'unreachable' } });
    expect(stored.size).toBe(0);
  });

  it.each(['', '{', 'null', '[]', '{"code":"P10"}', '{"code":1,"label":"x","remainingCoin":1,"sentAt":1,"at":1}'])(
    'is not read from %j, which something else wrote',
    (text) => {
      const { session, stored } = logIn();
      stored.set('member:spinResult', text);
      expect(readPersistedSpin(session)).toBeNull();
    },
  );
});
