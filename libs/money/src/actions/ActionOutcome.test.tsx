import { ApiStoreProvider, type ApiError } from '@wallet/api-client';
import { createTestStore } from '@wallet/api-client/test-store';
import { AppContext, paths, QueryView, type AppServices } from '@wallet/app-shell';
import { createI18n, ensureNamespaces, I18nProvider } from '@wallet/i18n';
import { polyfillJsdomDialogs } from '@wallet/ui-kit/jsdom-dialog';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { ActionOutcome } from './ActionOutcome.tsx';
import type { MoneyActionState } from '../machine/action-state.ts';
import { events, selectActions } from '../machine/money-actions-slice.ts';
import { selectCase } from '../support/support-case.ts';

beforeAll(polyfillJsdomDialogs);
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const refusedWith = (error: ApiError): MoneyActionState => ({ phase: 'refused', error });
const checkingAfter = (error: ApiError): MoneyActionState => ({ phase: 'checking', error });
const withCode = (code: 'MONEY_NOT_ENOUGH' | 'TRANSFER_FAIL' | 'PROMOTION_RECEIVED' | 'SUCCESS') =>
  refusedWith({ kind: 'refused', status: 400, code, text: code });
const withText = (text: string) => refusedWith({ kind: 'refused', status: 400, code: null, text });
const unknown: MoneyActionState = { phase: 'unknown', error: { kind: 'timeout' } };
const shownText = () => document.body.textContent;

const app = { definition: { version: '1.1.14', features: [{ routes: [{ path: paths.memberContact }] }] } } as unknown as AppServices;

type Props = Partial<Parameters<typeof ActionOutcome>[0]>;

async function renderOutcome(first: MoneyActionState, props: Props = {}, beside?: ReactNode) {
  const i18n = createI18n('en');
  await ensureNamespaces(i18n, ['common', 'money', 'errors']);
  const onClose = vi.fn();
  const store = createTestStore();
  const block = (state: MoneyActionState) => (
    <I18nProvider i18n={i18n}>
      <AppContext value={app}>
        <ApiStoreProvider store={store}>
          <MemoryRouter>
            {beside}
            <ActionOutcome state={state} onCheck={() => Promise.resolve(true)} onClose={onClose} {...props} />
          </MemoryRouter>
        </ApiStoreProvider>
      </AppContext>
    </I18nProvider>
  );
  const { rerender } = render(block(first));
  return { onClose, store, changeTo: (state: MoneyActionState) => rerender(block(state)) };
}

const checking =
  'We do not know yet whether this went through; we are checking, usually for less than a minute. Please do not repeat it, and if no result appears, contact us with the time and amount.';
const offline = 'No internet, so nothing was sent. Please try again when you are online.';
const takesMoney = { takesMoney: true };

it.each<[what: string, MoneyActionState, Props, shown: string]>([
  ['nothing before it runs', { phase: 'idle' }, {}, ''],
  ['nothing once it is done, which the page shows', { phase: 'done', response: null }, {}, ''],
  ['nothing of an ended session', refusedWith({ kind: 'unauthenticated' }), {}, ''],
  ['nothing of a closed service', refusedWith({ kind: 'terminated' }), {}, ''],
  [
    'why it was refused, and that no money was taken',
    withCode('MONEY_NOT_ENOUGH'),
    takesMoney,
    'Your balance is too low. Please choose a smaller amount.\nNo money was taken.',
  ],
  [
    'where the money is, once',
    withCode('TRANSFER_FAIL'),
    takesMoney,
    'The transfer failed, and the money was returned to the wallet or game account it came from. Please try again.',
  ],
  ['nothing of money if it takes none', withCode('PROMOTION_RECEIVED'), {}, 'You have already claimed this promotion.'],
  ['a free text alone', withText('โอนแล้ว แต่ยังไม่เข้าเกม'), {}, 'โอนแล้ว แต่ยังไม่เข้าเกม'],
  ['nothing of money after a free text', withText('โอนแล้ว แต่ยังไม่เข้าเกม'), takesMoney, 'โอนแล้ว แต่ยังไม่เข้าเกม'],
  ['nothing of money after a code that may mean success', withCode('SUCCESS'), takesMoney, 'Success'],
  ['that nothing was sent', refusedWith({ kind: 'offline' }), {}, offline],
  ['that nothing was sent or taken', refusedWith({ kind: 'offline' }), takesMoney, `${offline}\nNo money was taken.`],
  ['that it is checked', checkingAfter({ kind: 'timeout' }), {}, checking],
  ['the sentence of the page while it is checked', checkingAfter({ kind: 'timeout' }), { whileChecking: 'Looking.' }, 'Looking.'],
  ['no code of the backend', checkingAfter({ kind: 'unavailable', code: 'INTERNAL_SERVER_ERROR' }), {}, checking],
  [
    'a success in the words of the operator, which is no failure',
    checkingAfter({ kind: 'unreadable', text: 'รับแล้ว' }),
    { refusedAs: 'alert' },
    `รับแล้ว${checking}`,
  ],
  [
    'that nothing has changed, and nothing of a balance',
    { phase: 'refused', error: { kind: 'unavailable', text: 'Maintenance' }, unchanged: 'other' },
    {},
    'Maintenance\nNothing has changed.',
  ],
])('says %s', async (_what, state, props, shown) => {
  await renderOutcome(state, props);
  expect(shownText()).toBe(shown);
});

it('says that the action takes longer than usual only after some seconds', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  await renderOutcome({ phase: 'running' });
  expect(shownText()).toBe('');
  act(() => void vi.advanceTimersByTime(6000));
  expect(shownText()).toContain('This is taking longer than usual.');
});

it.each<[ApiError, string]>([
  [{ kind: 'unavailable', text: 'pay\u202E0001\u0000 <b>now</b>' }, 'pay 0001 <b>now</b>'],
  [{ kind: 'refused', status: 409, code: null, text: 'in progress' }, 'in progress'],
  [{ kind: 'unavailable', text: 'ก'.repeat(5000) }, `${'ก'.repeat(299)}…`],
])('shows the text of the backend as plain text before an unknown outcome, cut if it is too long: %j', async (error, text) => {
  const { changeTo } = await renderOutcome(checkingAfter(error));
  expect(shownText()).toBe(`${text}${checking}`);
  changeTo({ phase: 'unknown', error });
  expect(shownText()).toContain(`Outcome not known yet${text}Your last transaction may have gone through`);
});

describe('in an alert', () => {
  const error: ApiError = { kind: 'unavailable', text: 'Provider is under maintenance', isFinal: true };
  const shownAlert = () => screen.getByRole('alertdialog', { name: 'Something went wrong' }).textContent;
  const read = () => act(() => screen.getByRole('button', { name: 'OK' }).click());

  it('a failure in the words of the backend is shown while it is checked and afterwards, with what is known', async () => {
    const { changeTo, onClose } = await renderOutcome(checkingAfter(error), { refusedAs: 'alert', takesMoney: true });
    expect(shownAlert()).toContain(`Provider is under maintenance\n${checking}`);
    changeTo({ phase: 'refused', error, unchanged: 'balance' });
    expect(shownAlert()).toContain('Provider is under maintenance\nYour balance has not changed.');
    expect(shownText()).not.toContain('No money was taken.');
    read();
    expect(onClose).toHaveBeenCalledTimes(1);
  });

  it('it is shown once while it is checked, and stays next to the form', async () => {
    const { onClose } = await renderOutcome(checkingAfter(error), { refusedAs: 'alert' });
    read();
    expect(screen.queryByRole('alertdialog')).toBeNull();
    expect(shownText()).toContain('Provider is under maintenance');
    expect(onClose).not.toHaveBeenCalled();
  });
});

it.each<MoneyActionState>([withCode('MONEY_NOT_ENOUGH'), unknown, checkingAfter({ kind: 'timeout' }), { phase: 'inOtherTab' }])(
  'adds what %j means for the page',
  async (state) => {
    await renderOutcome(state, { note: 'The game was not opened.' });
    expect(shownText()).toContain('The game was not opened.');
  },
);

it('offers only a check for an unknown outcome, again if it fails, and then says that the balance is up to date', async () => {
  const onCheck = vi.fn(() => Promise.resolve(true)).mockResolvedValueOnce(false);
  const { changeTo } = await renderOutcome(unknown, { onCheck });
  const check = () => act(async () => screen.getByRole('button').click());
  expect(screen.getByRole('button').textContent).toBe('Check balance');
  await check();
  expect(shownText()).toContain('Your balance could not be loaded.');
  await check();
  expect(onCheck).toHaveBeenCalledTimes(2);
  changeTo({ phase: 'idle' });
  expect(shownText()).toContain('Your balance is up to date.');
  changeTo({ phase: 'running' });
  changeTo({ phase: 'idle' });
  expect(shownText()).toBe('');
});

it.each<MoneyActionState>([{ phase: 'running' }, checkingAfter({ kind: 'timeout' }), unknown, { phase: 'inOtherTab' }])(
  'lets nothing else on the screen say "try again" while an action is %j',
  async (state) => {
    const query = { isFetching: false, error: { kind: 'unreachable' }, refetch: () => undefined } as const;
    const { changeTo } = await renderOutcome(
      state,
      {},
      <>
        <QueryView query={query} failedTitle="The list could not be loaded">
          {() => null}
        </QueryView>
        <QueryView query={{ ...query, data: 'list' }} failedTitle="" saysStale>
          {(list) => list}
        </QueryView>
      </>,
    );
    expect(shownText()).toContain('The list could not be loaded');
    expect(shownText()).toContain('Showing the latest information we have');
    expect(shownText()).not.toMatch(/Please try again|Try again/);
    changeTo({ phase: 'idle' });
    expect(screen.getAllByRole('button', { name: 'Try again' })).toHaveLength(2);
  },
);

it.each<[what: string, ApiError, status: string]>([
  ['that nothing was answered', { kind: 'timeout' }, 'Sent, but no answer came back. The app could not confirm the outcome.'],
  [
    'that it was answered, and the words of the answer',
    { kind: 'unavailable', text: 'Provider is away', isFinal: true },
    'Sent, but the answer did not say whether it was done. The app could not confirm the outcome.\nProvider is away',
  ],
])('tells support %s', async (_what, error, status) => {
  const { store } = await renderOutcome({ phase: 'unknown', error });
  fireEvent.click(screen.getByRole('link', { name: 'Contact support' }));
  expect(selectCase(store.getState())).toEqual([{ what: 'Outcome not known yet', status }]);
});

it('tells support of each unknown action what came back of it, not of another', async () => {
  const { store } = await renderOutcome({ phase: 'unknown', error: { kind: 'unavailable', text: 'Provider is away', isFinal: true } });
  const attempt = { id: '1', sent: { expected: { kind: 'true-money-link' }, before: null, sentAt: 1 } } as const;
  const intent = 'true-money-link';
  act(() => {
    store.dispatch(events.resumed({ intent, attempt }));
    store.dispatch(events.lockGranted({ intent, left: [attempt], released: null }));
    const { turn = 0 } = selectActions(store.getState())[intent] ?? {};
    store.dispatch(events.read({ intent, turn, finding: 'unread' }));
  });
  fireEvent.click(screen.getByRole('link', { name: 'Contact support' }));
  expect(selectCase(store.getState())).toEqual([
    { what: 'Deposit', at: 1, status: 'Sent, but no answer came back. The app could not confirm the outcome.' },
  ]);
});
