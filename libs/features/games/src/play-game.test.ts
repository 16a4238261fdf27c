import type { ApiError } from '@wallet/api-client';
import type { Launch } from '@wallet/domain';
import type { MoneyActionState } from '@wallet/money';
import { expect, it } from 'vitest';
import { canPlay, playGame, type PlayEnd } from './play-game.ts';

type Play = Parameters<typeof playGame>[0];

const link = 'https://play.example/?ticket=1';
const byLink = { kind: 'auto-login', provider: 'pg', username: 'th1' } as const;
const withPassword = { ...byLink, password: 'secret' };
const byForm = { kind: 'form', action: 'https://sport.example/login', fields: { username: 'th1', password: 'secret' } } as const;
const refusal: ApiError = { kind: 'refused', status: 400, code: 'MONEY_NOT_ENOUGH', text: '' };
const allowed = ['http://play.example', 'intent:'];

interface Situation extends Partial<Pick<Play, 'plan' | 'allowed'>> {
  /** How the transfer ended. Null without an amount. */
  readonly transferred?: MoneyActionState | null;
  /** The response to the question where the game opens. */
  readonly answer?: { readonly link: string } | { readonly error: ApiError };
  readonly place?: 'none' | 'closed';
  readonly hasLeft?: boolean;
}

/** Plays, and returns how that ended after the steps that were taken. */
async function play({ plan = byLink, transferred = { phase: 'done', response: null }, answer = { link }, ...rest }: Situation) {
  const steps: string[] = [];
  const note = <Value>(step: string, value: Value) => {
    steps.push(step);
    return value;
  };
  const isOpen = rest.place !== 'closed';
  const place = {
    navigate: (address: unknown) => isOpen && note(`go to ${String(address)}`, true),
    post: (address: unknown, values: object) => isOpen && note(`post ${JSON.stringify(values)} to ${String(address)}`, true),
    isOpen: () => isOpen,
    close: () => note('close', undefined),
  };
  const end = await playGame({
    plan,
    place: rest.place === 'none' ? null : place,
    allowed: rest.allowed ?? [],
    transfer: transferred && (() => Promise.resolve(note('transfer', transferred))),
    askLink: (opening) => Promise.resolve(note(`ask ${Object.values(opening).join(' ')}`.trim(), answer)),
    isWanted: () => !rest.hasLeft,
    onOpen: () => note('open', undefined),
  });
  return { end, steps };
}

const ask = 'ask pg th1';
const opened = { kind: 'opened' } as const;
const refused = (hasMoved: boolean) => ({ kind: 'refused-address', hasMoved }) as const;
const failed = (hasMoved: boolean) => ({ kind: 'failed', error: refusal, hasMoved }) as const;
const said = { answer: { error: refusal } };
const posted = 'post {"username":"th1","password":"secret"} to https://sport.example/login';
const ready = { kind: 'ready', destination: { kind: 'address', address: link } } as const;

it.each<[string, Situation, PlayEnd, readonly string[]]>([
  ['moves the money, asks where the game opens, and leads there', {}, opened, ['transfer', ask, 'open', `go to ${link}`]],
  ['plays without an amount', { transferred: null }, opened, [ask, 'open', `go to ${link}`]],
  ['tells a password where one is wanted', { plan: withPassword }, opened, ['transfer', `${ask} secret`, 'open', `go to ${link}`]],
  ['posts the form of a provider that is opened by one', { plan: byForm }, opened, ['transfer', 'open', posted]],
  ['closes the tab where the backend says no, and tells that the money was moved', said, failed(true), ['transfer', ask, 'close']],
  ['says of no money that it was moved where none was', { ...said, transferred: null }, failed(false), [ask, 'close']],
  ['closes the tab where there is no link', { answer: { error: { kind: 'unreadable' } } }, refused(true), ['transfer', ask, 'close']],
  ['keeps the game ready where the browser gave no tab', { place: 'none' }, ready, ['transfer', ask]],
  ['keeps the game ready where the member closed the tab', { place: 'closed' }, ready, ['transfer', ask]],
  ['opens nothing for a member who has gone elsewhere', { hasLeft: true }, { kind: 'left' }, ['transfer', 'close']],
])('%s', async (_name, situation, end, steps) => expect(await play(situation)).toEqual({ end, steps }));

it.each<MoneyActionState>([
  { phase: 'refused', error: refusal },
  { phase: 'refused', error: { kind: 'unavailable', text: 'Try tomorrow' }, unchanged: 'balance' },
  { phase: 'inOtherTab' },
  { phase: 'unknown', error: { kind: 'timeout' } },
  { phase: 'checking', error: { kind: 'timeout' } },
])('opens nothing after a transfer that is %j', async (transferred) =>
  expect(await play({ transferred })).toEqual({ end: { kind: 'cancelled' }, steps: ['transfer', 'close'] }),
);

it.each(['javascript:alert(1)', 'http://play.example/', 'intent://play#Intent;end', 'mygame:open', ''])(
  'closes the tab where the link is %j, and tells whether the money was moved',
  async (address) => {
    const answer = { link: address };
    expect(await play({ answer })).toEqual({ end: refused(true), steps: ['transfer', ask, 'close'] });
    expect((await play({ answer, transferred: null })).end).toEqual(refused(false));
  },
);

it.each(['http://play.example/', 'intent://play#Intent;end'])('leads to %s where the operator allows it', async (address) => {
  const { end, steps } = await play({ answer: { link: address }, allowed });
  expect([end, steps.at(-1)]).toEqual([opened, `go to ${address}`]);
});

it.each(['http://sport.example/login', 'http://localhost:4000/login', 'intent://login#Intent;end', 'javascript:alert(1)', ''])(
  'closes the tab where a form would go to %j, which pages may not post to',
  async (action) => {
    const played = await play({ plan: { ...byForm, action }, transferred: null, allowed: ['intent:'] });
    expect(played).toEqual({ end: refused(false), steps: ['close'] });
  },
);

it.each<[Exclude<Launch, { kind: 'impossible' }>, readonly string[], boolean]>([
  [byLink, [], true],
  [byForm, [], true],
  [{ kind: 'form', action: 'http://sport.example/', fields: {} }, [], false],
  [{ kind: 'form', action: 'http://localhost:4000/', fields: {} }, [], false],
  [{ kind: 'address', url: 'https://play.example/' }, [], true],
  [{ kind: 'address', url: 'javascript:alert(1)' }, [], false],
  [{ kind: 'address', url: 'http://play.example/' }, allowed, true],
  [{ kind: 'form', action: 'http://play.example/', fields: {} }, allowed, true],
  [{ kind: 'form', action: 'intent://play#Intent;end', fields: {} }, allowed, false],
])('whether money is moved for %j where %j are allowed: %s', (plan, links, can) => expect(canPlay(plan, links)).toBe(can));
