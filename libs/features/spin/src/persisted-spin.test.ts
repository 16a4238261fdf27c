import type { ApiStore } from '@wallet/api-client';
import { spinAction } from '@wallet/api-client/spin-wheel';
import type { AppServices } from '@wallet/app-shell';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { removePersistedSpin, persistSpin, readPersistedSpin } from './persisted-spin.ts';

const won = { code: 'P10', label: '10 baht', remainingCoin: 4 };
const noStore: ApiStore['dispatch'] = () => {
  throw new Error('the spin is not sent here');
};

/** A member's login, which can end. What is kept lies in `kept`. */
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
  return { session, kept: stored, logOut: () => (epoch += 1) };
}

beforeEach(() => {
  vi.spyOn(spinAction, 'send').mockResolvedValue({ data: won });
});

describe('a spin', () => {
  it('is kept as soon as its answer has come, until its prize has been seen', async () => {
    const { session } = logIn();
    expect(readPersistedSpin(session)).toBeNull();
    await persistSpin(session).send(noStore, undefined, 'i1');
    expect(readPersistedSpin(session)).toMatchObject(won);
    removePersistedSpin(session);
    expect(readPersistedSpin(session)).toBeNull();
  });

  it('is nobody’s to keep once the member has logged out', async () => {
    const { session, kept, logOut } = logIn();
    const sent = persistSpin(session).send(noStore, undefined, 'i1');
    logOut();
    await sent;
    expect(kept.size).toBe(0);
  });

  it('that was refused leaves nothing', async () => {
    vi.spyOn(spinAction, 'send').mockResolvedValue({ error: { kind: 'unreachable' } });
    const { session, kept } = logIn();
    expect(await persistSpin(session).send(noStore, undefined, 'i1')).toEqual({ error: { kind: 'unreachable' } });
    expect(kept.size).toBe(0);
  });

  it.each(['', '{', 'null', '[]', '{"code":"P10"}', '{"code":1,"label":"x","remainingCoin":1,"sentAt":1,"at":1}'])(
    'is not read from %j, which somebody else wrote',
    (text) => {
      const { session, kept } = logIn();
      kept.set('member:spinResult', text);
      expect(readPersistedSpin(session)).toBeNull();
    },
  );
});
