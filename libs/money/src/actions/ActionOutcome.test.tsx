import type { ApiError } from '@wallet/api-client';
import { QueryView } from '@wallet/app-shell';
import { createI18n, ensureNamespaces, I18nProvider } from '@wallet/i18n';
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { ActionOutcome } from './ActionOutcome.tsx';
import type { MoneyActionState } from '../machine/action-state.ts';

// jsdom does not implement the methods that open and close a dialog.
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
const shownText = () => document.body.textContent;

type Props = Partial<Parameters<typeof ActionOutcome>[0]>;

async function renderOutcome(first: MoneyActionState, props: Props = {}) {
  const i18n = createI18n('en');
  await ensureNamespaces(i18n, ['common', 'money', 'errors']);
  const onClose = vi.fn();
  const block = (state: MoneyActionState) => (
    <I18nProvider i18n={i18n}>
      <ActionOutcome state={state} onCheck={() => Promise.resolve(true)} onClose={onClose} {...props} />
    </I18nProvider>
  );
  const { rerender } = render(block(first));
  return { onClose, changeTo: (state: MoneyActionState) => rerender(block(state)) };
}

const checking =
  'We do not know yet whether this went through; we are checking, usually for less than a minute. Please do not repeat it, and if no result appears, contact us with the time and amount.';

const pressCheck = () => act(async () => screen.getByRole('button', { name: 'Check balance' }).click());

it('says that the action takes longer than usual only after some seconds', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  await renderOutcome({ phase: 'running' });
  expect(shownText()).toBe('');
  act(() => void vi.advanceTimersByTime(6000));
  expect(shownText()).toContain('This is taking longer than usual.');
});

it.each<[MoneyActionState, string]>([
  [{ phase: 'checking', error: { kind: 'timeout' } }, checking],
  [{ phase: 'inOtherTab' }, 'This or a related transaction is still being processed'],
  [unknown, 'Your last transaction may have gone through; we could not find out.'],
])('for %j says: %s', async (state, sentence) => {
  await renderOutcome(state);
  expect(shownText()).toContain(sentence);
});

it.each<MoneyActionState>([
  { phase: 'idle' },
  { phase: 'done', response: null },
  refusedWith({ kind: 'unauthenticated' }),
  refusedWith({ kind: 'terminated' }),
])('shows nothing for %j, which the page or the app shows', async (state) => {
  await renderOutcome(state);
  expect(shownText()).toBe('');
});

it.each([
  ['MONEY_NOT_ENOUGH', true, 'Your balance is too low. Please choose a smaller amount.\nNo money was taken.'],
  [
    'TRANSFER_FAIL',
    true,
    'The transfer failed. The money was returned to the wallet or to the game account it came from. Please try again.',
  ],
  ['PROMOTION_RECEIVED', false, 'You have already claimed this promotion.'],
] as const)(
  'for %s shows the reason, and says once where the money is if the action takes money: %s',
  async (code, takesMoney, sentence) => {
    await renderOutcome(refusedWith({ ...notEnough, code, text: code }), { takesMoney });
    expect(screen.getByRole('alert').textContent).toBe(sentence);
  },
);

it.each([{}, { takesMoney: true }])('shows a free text of the backend and adds nothing about the money: %j', async (props) => {
  await renderOutcome(refusedWith({ kind: 'refused', status: 400, code: null, text: 'โอนแล้ว แต่ยังไม่เข้าเกม' }), props);
  expect(shownText()).toBe('โอนแล้ว แต่ยังไม่เข้าเกม');
});

it('for SUCCESS says nothing about the money, because the code may mean success', async () => {
  await renderOutcome(refusedWith({ ...notEnough, code: 'SUCCESS', text: 'SUCCESS' }), { takesMoney: true });
  expect(shownText()).toBe('Success');
});

describe('the text of the backend for an unknown outcome', () => {
  it.each<[ApiError, string]>([
    [{ kind: 'unavailable', text: 'Provider is under maintenance' }, 'Provider is under maintenance'],
    [{ kind: 'unreadable', text: 'ระบบปิดปรับปรุง' }, 'ระบบปิดปรับปรุง'],
    [{ kind: 'unavailable', text: 'pay\u202E0001\u0000 <b>now</b>' }, 'pay 0001 <b>now</b>'],
    [{ kind: 'refused', status: 409, code: null, text: 'in progress' }, 'in progress'],
  ])('is shown next to the outcome as plain text: %j', async (error, text) => {
    const { changeTo } = await renderOutcome({ phase: 'checking', error });
    expect(shownText()).toBe(`${text}${checking}`);
    changeTo({ phase: 'unknown', error });
    expect(shownText()).toContain(`Outcome not known yet${text}Your last transaction may have gone through`);
    expect(document.querySelector('b')).toBeNull();
    expect(screen.getByRole('button', { name: 'Check balance' })).toBeTruthy();
  });

  it('is cut when it is too long', async () => {
    await renderOutcome({ phase: 'checking', error: { kind: 'unavailable', text: 'ก'.repeat(5000) } });
    expect(shownText().match(/ก/g)).toHaveLength(299);
  });

  it('is left out when the backend sent only a code', async () => {
    await renderOutcome({ phase: 'checking', error: { kind: 'unavailable', code: 'INTERNAL_SERVER_ERROR' } });
    expect(shownText()).toBe(checking);
  });
});

describe('a failure in the words of the backend', () => {
  const error: ApiError = { kind: 'unavailable', text: 'Provider is under maintenance', isFinal: true };
  const shownAlert = () => screen.getByRole('alertdialog', { name: 'Something went wrong' }).textContent;

  it('is shown in an alert while it is checked and afterwards, with what is known', async () => {
    const { changeTo, onClose } = await renderOutcome({ phase: 'checking', error }, { refusedAs: 'alert', takesMoney: true });
    expect(shownAlert()).toContain(`Provider is under maintenance\n${checking}`);
    changeTo({ phase: 'refused', error, unchanged: 'balance' });
    expect(shownAlert()).toContain('Provider is under maintenance\nYour balance has not changed.');
    expect(shownText()).not.toContain('No money was taken.');
    act(() => screen.getByRole('button', { name: 'OK' }).click());
    expect(onClose).toHaveBeenCalledTimes(1);
  });

  it('stays next to the form while it is checked once the alert has been read', async () => {
    const { onClose } = await renderOutcome({ phase: 'checking', error }, { refusedAs: 'alert' });
    act(() => screen.getByRole('button', { name: 'OK' }).click());
    expect(screen.queryByRole('alertdialog')).toBeNull();
    expect(shownText()).toContain('Provider is under maintenance');
    expect(onClose).not.toHaveBeenCalled();
  });

  it('does not speak of a balance if the action changes none', async () => {
    await renderOutcome({ phase: 'refused', error, unchanged: 'other' });
    expect(shownText()).toBe('Provider is under maintenance\nNothing has changed.');
  });
});

it('does not call a success in the words of the operator a failure while it is checked', async () => {
  await renderOutcome({ phase: 'checking', error: { kind: 'unreadable', text: 'รับแล้ว' } }, { refusedAs: 'alert' });
  expect(screen.queryByRole('alertdialog')).toBeNull();
  expect(shownText()).toContain('รับแล้ว');
});

it.each<MoneyActionState>([refusedWith(notEnough), unknown, { phase: 'checking', error: { kind: 'timeout' } }, { phase: 'inOtherTab' }])(
  'adds what %j means for the page',
  async (state) => {
    await renderOutcome(state, { note: 'The game was not opened.' });
    expect(shownText()).toContain('The game was not opened.');
  },
);

it('shows the sentence of the page while the outcome is checked', async () => {
  await renderOutcome({ phase: 'checking', error: { kind: 'timeout' } }, { whileChecking: 'The spin is being looked for.' });
  expect(shownText()).toBe('The spin is being looked for.');
});

it.each([
  [false, 'No internet. Nothing was sent. Please try again when you are online.'],
  [true, 'No internet. Nothing was sent. Please try again when you are online.\nNo money was taken.'],
])(
  'says once that nothing was sent when the device is offline, and speaks of money only if the action takes it: %s',
  async (takesMoney, text) => {
    await renderOutcome(refusedWith({ kind: 'offline' }), { takesMoney });
    expect(shownText()).toBe(text);
  },
);

it('shows a refusal in an alert dialog when the page asks for it', async () => {
  const { onClose } = await renderOutcome(refusedWith(notEnough), { refusedAs: 'alert', takesMoney: true });
  expect(screen.getByRole('alertdialog', { name: 'Something went wrong' }).textContent).toContain('No money was taken.');
  act(() => screen.getByRole('button', { name: 'OK' }).click());
  expect(onClose).toHaveBeenCalledTimes(1);
});

it('offers only a check for an unknown outcome, then says that the balance is up to date', async () => {
  const onCheck = vi.fn(() => Promise.resolve(true));
  const { changeTo } = await renderOutcome(unknown, { onCheck });
  expect(screen.getAllByRole('button').map((button) => button.textContent)).toEqual(['Check balance']);
  await pressCheck();
  expect(onCheck).toHaveBeenCalledTimes(1);
  changeTo({ phase: 'idle' });
  expect(shownText()).toContain('Your balance is up to date.');
  changeTo({ phase: 'running' });
  changeTo({ phase: 'idle' });
  expect(shownText()).toBe('');
});

it('says that the balance could not be loaded when a check fails, and offers the check again', async () => {
  await renderOutcome(unknown, { onCheck: () => Promise.resolve(false) });
  await pressCheck();
  expect(shownText()).toContain('Your balance could not be loaded.');
  expect(screen.getByRole('button', { name: 'Check balance' })).toBeTruthy();
});

it.each<MoneyActionState>([{ phase: 'running' }, { phase: 'checking', error: { kind: 'timeout' } }, unknown, { phase: 'inOtherTab' }])(
  'lets nothing else on the screen say "try again" while an action is %j',
  async (state) => {
    const query = { isFetching: false, error: { kind: 'unreachable' }, refetch: () => undefined } as const;
    const i18n = createI18n('en');
    await ensureNamespaces(i18n, ['common', 'money', 'errors']);
    const page = (shown: MoneyActionState) => (
      <I18nProvider i18n={i18n}>
        <QueryView query={query} failedTitle="The list could not be loaded">
          {() => null}
        </QueryView>
        <QueryView query={{ ...query, data: 'list' }} failedTitle="" saysStale>
          {(list) => list}
        </QueryView>
        <ActionOutcome state={shown} onCheck={() => Promise.resolve(true)} onClose={() => undefined} />
      </I18nProvider>
    );
    const { rerender } = render(page(state));
    expect(shownText()).toContain('The list could not be loaded');
    expect(shownText()).toContain('Showing the latest information we have');
    expect(shownText()).not.toMatch(/Please try again|Try again/);
    rerender(page({ phase: 'idle' }));
    expect(screen.getAllByRole('button', { name: 'Try again' })).toHaveLength(2);
  },
);
