import type { ApiError } from '@wallet/api-client';
import { createI18n, ensureNamespaces, I18nProvider } from '@wallet/i18n';
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { ActionOutcome } from './ActionOutcome.tsx';
import type { MoneyActionState } from './money-actions-slice.ts';

// jsdom has dialogs, but cannot open them.
HTMLDialogElement.prototype.showModal = function showModal() {
  this.open = true;
};
HTMLDialogElement.prototype.close = function close() {
  this.open = false;
};

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const refusedWith = (error: ApiError): MoneyActionState => ({ phase: 'refused', error });
const notEnough = { kind: 'refused', status: 400, code: 'MONEY_NOT_ENOUGH', text: 'MONEY_NOT_ENOUGH' } as const;
const unknown: MoneyActionState = { phase: 'unknown', error: { kind: 'timeout' } };
const said = () => document.body.textContent;

type Extra = Partial<Parameters<typeof ActionOutcome>[0]>;

async function draw(first: MoneyActionState, extra: Extra = {}) {
  const i18n = createI18n('en');
  await ensureNamespaces(i18n, ['common', 'money', 'errors']);
  const onClose = vi.fn();
  const block = (state: MoneyActionState) => (
    <I18nProvider i18n={i18n}>
      <ActionOutcome state={state} onCheck={() => Promise.resolve(true)} onClose={onClose} {...extra} />
    </I18nProvider>
  );
  const { rerender } = render(block(first));
  return { onClose, become: (state: MoneyActionState) => rerender(block(state)) };
}

const pressCheck = () => act(async () => screen.getByRole('button', { name: 'Check now' }).click());

it('asks for patience only after a while', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  await draw({ phase: 'running' });
  expect(said()).toBe('');
  act(() => void vi.advanceTimersByTime(6000));
  expect(said()).toContain('This takes longer than usual.');
});

it.each<[MoneyActionState, string]>([
  [{ phase: 'checking', error: { kind: 'timeout' } }, 'We are checking. Please do not repeat it.'],
  [{ phase: 'inOtherTab' }, 'already being processed in another tab'],
  [unknown, 'We do not know yet whether this went through.'],
])('says of %j: %s', async (state, sentence) => {
  await draw(state);
  expect(said()).toContain(sentence);
});

it.each<MoneyActionState>([
  { phase: 'idle' },
  { phase: 'done', response: null },
  refusedWith({ kind: 'unauthenticated' }),
  refusedWith({ kind: 'terminated' }),
])('leaves to the screen or the frame what to say of %j', async (state) => {
  await draw(state);
  expect(said()).toBe('');
});

it.each([
  ['MONEY_NOT_ENOUGH', 'The balance is not enough. No money was taken. Please choose a smaller amount.'],
  ['BONUS_REMAINING', 'You still have an active bonus. Please meet its conditions or cancel it first.\nNo money was taken.'],
] as const)('says of %s why, and once what happened to the money', async (code, sentence) => {
  await draw(refusedWith({ ...notEnough, code, text: code }));
  expect(screen.getByRole('alert').textContent).toBe(sentence);
});

it.each([{}, { afterRefusal: 'The coin is still there.' }])(
  'says what the backend said in words of its own, and nothing about the money: %j',
  async (extra) => {
    await draw(refusedWith({ kind: 'refused', status: 400, code: null, text: 'โอนแล้ว แต่ยังไม่เข้าเกม' }), extra);
    expect(said()).toBe('โอนแล้ว แต่ยังไม่เข้าเกม');
  },
);

it.each([
  ['PROMOTION_RECEIVED', 'You have already received this promotion.'],
  ['INVITE_COLLECT', 'You have already received the invite bonus.'],
  ['SUCCESS', 'Success'],
] as const)('says nothing about the money of %s, which may tell that it was done', async (code, sentence) => {
  await draw(refusedWith({ ...notEnough, code, text: code }));
  expect(said()).toBe(sentence);
});

it('follows a reason that it knows with what else the page has to say', async () => {
  await draw(refusedWith({ ...notEnough, code: 'NO_DATA', text: 'NO_DATA' }), { afterRefusal: 'The coin is still there.' });
  expect(said()).toBe('No data was found.\nThe coin is still there.');
});

describe('what the backend said of an outcome that nobody knows', () => {
  it.each<[ApiError, string]>([
    [{ kind: 'unavailable', text: 'Provider is under maintenance' }, 'Provider is under maintenance'],
    [{ kind: 'unreadable', text: 'ระบบปิดปรับปรุง' }, 'ระบบปิดปรับปรุง'],
    [{ kind: 'unavailable', text: 'pay\u202E0001\u0000 <b>now</b>' }, 'pay 0001 <b>now</b>'],
    [{ kind: 'refused', status: 409, code: null, text: 'in progress' }, 'in progress'],
  ])('stands beside the outcome: %j', async (error, words) => {
    const { become } = await draw({ phase: 'checking', error });
    expect(said()).toBe(`${words}We do not know yet whether this went through. We are checking. Please do not repeat it.`);
    become({ phase: 'unknown', error });
    expect(said()).toContain(`Outcome not known yet${words}We do not know yet whether this went through.`);
    expect(document.querySelector('b')).toBeNull();
    expect(screen.getByRole('button', { name: 'Check now' })).toBeTruthy();
  });

  it('is cut where it is longer than any sentence', async () => {
    await draw({ phase: 'checking', error: { kind: 'unavailable', text: 'ก'.repeat(5000) } });
    expect(said().match(/ก/g)).toHaveLength(299);
  });

  it('is nothing where it said nothing', async () => {
    await draw({ phase: 'checking', error: { kind: 'unavailable', code: 'INTERNAL_SERVER_ERROR' } });
    expect(said()).toBe('We do not know yet whether this went through. We are checking. Please do not repeat it.');
  });
});

it('says while checking what the page says better', async () => {
  await draw({ phase: 'checking', error: { kind: 'timeout' } }, { whileChecking: 'The spin is being looked for.' });
  expect(said()).toBe('The spin is being looked for.');
});

it('says once that nothing was sent without a network', async () => {
  await draw(refusedWith({ kind: 'offline' }));
  expect(said()).toBe('No internet. Nothing was sent and no money was taken. Please try again when you are online.');
});

it('says a refusal as an alert where it must not be missed', async () => {
  const { onClose } = await draw(refusedWith(notEnough), { refusedAs: 'alert' });
  expect(screen.getByRole('alertdialog', { name: 'Something went wrong' }).textContent).toContain('No money was taken.');
  act(() => screen.getByRole('button', { name: 'OK' }).click());
  expect(onClose).toHaveBeenCalledTimes(1);
});

it('offers of an unknown outcome only to check it, then asks to compare the balance', async () => {
  const onCheck = vi.fn(() => Promise.resolve(true));
  const { become } = await draw(unknown, { onCheck });
  expect(screen.getAllByRole('button').map((button) => button.textContent)).toEqual(['Check now']);
  await pressCheck();
  expect(onCheck).toHaveBeenCalledTimes(1);
  become({ phase: 'idle' });
  expect(said()).toContain('Your balance is up to date.');
  become({ phase: 'running' });
  become({ phase: 'idle' });
  expect(said()).toBe('');
});

it('says that the truth could not be read, and lets it be checked again', async () => {
  await draw(unknown, { onCheck: () => Promise.resolve(false) });
  await pressCheck();
  expect(said()).toContain('The service cannot be reached.');
  expect(screen.getByRole('button', { name: 'Check now' })).toBeTruthy();
});
