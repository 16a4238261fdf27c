import type { ApiError } from '@wallet/api-client';
import type { Launch } from '@wallet/domain';
import type { MoneyActionState } from '@wallet/money';
import { describe, expect, it, vi } from 'vitest';
import { canPlay, playGame } from './play-game.ts';

const link = 'https://play.example/?ticket=1';
const byLink = { kind: 'auto-login', provider: 'pg', username: 'th1' } as const;
const byForm = { kind: 'form', action: 'https://sport.example/login', fields: { username: 'th1', password: 'secret' } } as const;
const refusal: ApiError = { kind: 'refused', status: 400, code: 'MONEY_NOT_ENOUGH', text: '' };

function createPlay(overrides: Partial<Parameters<typeof playGame>[0]> = {}) {
  const steps: string[] = [];
  const note = <Value>(step: string, value: Value) => {
    steps.push(step);
    return value;
  };
  const place = {
    navigate: vi.fn((address: unknown) => note(`navigate to ${String(address)}`, true)),
    post: vi.fn((address: unknown) => note(`post to ${String(address)}`, true)),
    isOpen: () => true,
    close: () => note('close', undefined),
  };
  const parts = {
    plan: byLink,
    place,
    allowed: [],
    transfer: () => Promise.resolve<MoneyActionState>(note('transfer', { phase: 'done', response: null })),
    askLink: () => Promise.resolve(note('ask', { link })),
    isWanted: () => true,
    onOpen: () => note('open', undefined),
    ...overrides,
  };
  return { steps, place, end: playGame(parts) };
}

describe('playGame', () => {
  it('moves the money, asks where the game opens, and leads there', async () => {
    const { steps, end } = createPlay();
    expect(await end).toEqual({ kind: 'opened' });
    expect(steps).toEqual(['transfer', 'ask', 'open', `navigate to ${link}`]);
  });

  it('plays without moving money where no amount was chosen', async () => {
    const { steps, end } = createPlay({ transfer: null });
    expect(await end).toEqual({ kind: 'opened' });
    expect(steps).toEqual(['ask', 'open', `navigate to ${link}`]);
  });

  it('tells the provider the password only where it wants one', async () => {
    const askLink = vi.fn(() => Promise.resolve({ link }));
    await createPlay({ plan: { ...byLink, password: 'secret' }, askLink }).end;
    expect(askLink).toHaveBeenCalledWith({ provider: 'pg', username: 'th1', password: 'secret' });
  });

  it('posts the form of a provider that is opened by one', async () => {
    const { steps, place, end } = createPlay({ plan: byForm });
    expect(await end).toEqual({ kind: 'opened' });
    expect(steps).toEqual(['transfer', 'open', 'post to https://sport.example/login']);
    expect(place.post).toHaveBeenCalledWith('https://sport.example/login', byForm.fields);
  });

  it.each<MoneyActionState>([
    { phase: 'refused', error: refusal },
    { phase: 'refused', error: { kind: 'unavailable', text: 'Try tomorrow' }, unchanged: 'balance' },
    { phase: 'inOtherTab' },
    { phase: 'unknown', error: { kind: 'timeout' } },
    { phase: 'checking', error: { kind: 'timeout' } },
  ])('opens nothing after a transfer that is %j', async (state) => {
    const { steps, end } = createPlay({ transfer: () => Promise.resolve(state) });
    expect(await end).toEqual({ kind: 'cancelled' });
    expect(steps).toEqual(['close']);
  });

  it('closes the tab where the backend says no, and tells whether the money was moved before', async () => {
    const askLink = () => Promise.resolve({ error: refusal });
    const { steps, end } = createPlay({ askLink });
    expect(await end).toEqual({ kind: 'failed', error: refusal, hasMoved: true });
    expect(steps).toEqual(['transfer', 'close']);
    expect(await createPlay({ askLink, transfer: null }).end).toEqual({ kind: 'failed', error: refusal, hasMoved: false });
  });

  it.each(['javascript:alert(1)', 'http://play.example/', 'intent://play#Intent;end', 'mygame:open', ''])(
    'closes the tab where the link is %j, and says why',
    async (refused) => {
      const askLink = () => Promise.resolve({ link: refused });
      const { steps, end } = createPlay({ askLink });
      expect(await end).toEqual({ kind: 'refused-address', hasMoved: true });
      expect(steps).toEqual(['transfer', 'close']);
      expect(await createPlay({ askLink, transfer: null }).end).toEqual({ kind: 'refused-address', hasMoved: false });
    },
  );

  it.each(['http://play.example/', 'intent://play#Intent;end'])('leads to %s where the operator allows it', async (link) => {
    const { steps, end } = createPlay({ askLink: () => Promise.resolve({ link }), allowed: ['http://play.example', 'intent:'] });
    expect(await end).toEqual({ kind: 'opened' });
    expect(steps.at(-1)).toBe(`navigate to ${link}`);
  });

  it('says of no money that it was moved where none was', async () => {
    const { end } = createPlay({ transfer: null, askLink: () => Promise.resolve({ error: refusal }) });
    expect(await end).toEqual({ kind: 'failed', error: refusal, hasMoved: false });
  });

  it('keeps the game ready where the browser gave no tab, or the member closed it, and nobody has played', async () => {
    const ready = { kind: 'ready', destination: { kind: 'address', address: link } };
    const gone = { navigate: () => false, post: () => false, isOpen: () => false, close: () => undefined };
    for (const place of [null, gone]) {
      const { steps, end } = createPlay({ place });
      expect(await end).toEqual(ready);
      expect(steps).not.toContain('open');
    }
  });

  it.each(['http://sport.example/login', 'http://localhost:4000/login', 'intent://login#Intent;end', 'javascript:alert(1)', ''])(
    'closes the tab where a form would go to %j, which pages may not post to, and nobody has played',
    async (action) => {
      const { steps, end } = createPlay({ plan: { ...byForm, action }, transfer: null, allowed: ['intent:'] });
      expect(await end).toEqual({ kind: 'refused-address', hasMoved: false });
      expect(steps).toEqual(['close']);
    },
  );

  it('closes the tab where the backend answers without a link', async () => {
    const { steps, end } = createPlay({ askLink: () => Promise.resolve({ error: { kind: 'unreadable' } }) });
    expect(await end).toEqual({ kind: 'refused-address', hasMoved: true });
    expect(steps).toEqual(['transfer', 'close']);
  });

  it('opens nothing for a member who has gone elsewhere', async () => {
    const { steps, end } = createPlay({ isWanted: () => false });
    expect(await end).toEqual({ kind: 'left' });
    expect(steps).toEqual(['transfer', 'close']);
  });
});

describe('canPlay', () => {
  it.each<[Exclude<Launch, { kind: 'impossible' }>, boolean]>([
    [byLink, true],
    [byForm, true],
    [{ kind: 'form', action: 'http://sport.example/', fields: {} }, false],
    [{ kind: 'form', action: 'http://localhost:4000/', fields: {} }, false],
    [{ kind: 'address', url: 'https://play.example/' }, true],
    [{ kind: 'address', url: 'javascript:alert(1)' }, false],
  ])('%j: %s', (plan, can) => expect(canPlay(plan, [])).toBe(can));

  it('is asked of the address that the operator allows', () => {
    const allowed = ['http://play.example', 'intent:'];
    expect(canPlay({ kind: 'address', url: 'http://play.example/' }, allowed)).toBe(true);
    expect(canPlay({ kind: 'form', action: 'http://play.example/', fields: {} }, allowed)).toBe(true);
    expect(canPlay({ kind: 'form', action: 'intent://play#Intent;end', fields: {} }, allowed)).toBe(false);
  });
});
