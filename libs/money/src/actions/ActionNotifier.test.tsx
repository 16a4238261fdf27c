import { ApiStoreProvider, type ApiError, type ExpectedChange, type MoneyAction, type SendResult } from '@wallet/api-client';
import { createTestStore } from '@wallet/api-client/test-store';
import { AppContext, type AppServices } from '@wallet/app-shell';
import { createI18n, ensureNamespaces, I18nProvider } from '@wallet/i18n';
import { createMemoryStore } from '@wallet/session';
import { ToastRegion } from '@wallet/ui-kit';
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import { StrictMode } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ActionNotifier } from './ActionNotifier.tsx';
import { useMoneyAction } from './use-money-action.ts';

const refusal: ApiError = { kind: 'refused', status: 400, code: 'MONEY_NOT_ENOUGH', text: 'MONEY_NOT_ENOUGH' };

beforeEach(() => vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch'))));
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

async function openApp(expected: ExpectedChange, texts = Promise.resolve()) {
  const i18n = createI18n('en');
  await ensureNamespaces(i18n, ['common']);
  const memory = createMemoryStore();
  const store = createTestStore();
  const services = {
    tab: memory,
    device: memory,
    session: { epoch: () => 1, storage: () => memory, subscribe: () => () => undefined },
    loadTexts: (namespaces: Parameters<AppServices['loadTexts']>[0]) => texts.then(() => ensureNamespaces(i18n, namespaces)),
  } as unknown as AppServices;
  let response: (sent: SendResult<unknown>) => void = () => undefined;
  const send = vi.fn(() => new Promise<SendResult<unknown>>((resolve) => (response = resolve)));
  const withdraw: MoneyAction<void, unknown> = { intent: 'withdraw', send, expects: () => expected };

  function WithdrawPage() {
    const { state, run } = useMoneyAction(withdraw);
    return <button onClick={() => void run()}>{state.phase}</button>;
  }
  const appWith = (page: 'withdraw' | 'home') => (
    <StrictMode>
      <AppContext value={services}>
        <I18nProvider i18n={i18n}>
          <ToastRegion label="Messages" closeLabel="Close">
            <ApiStoreProvider store={store}>
              <ActionNotifier />
              {page === 'withdraw' && <WithdrawPage />}
            </ApiStoreProvider>
          </ToastRegion>
        </I18nProvider>
      </AppContext>
    </StrictMode>
  );
  const app = render(appWith('withdraw'));
  return {
    go: (page: 'withdraw' | 'home') => app.rerender(appWith(page)),
    start: async () => {
      await act(async () => screen.getByRole('button', { name: 'idle' }).click());
      await waitFor(() => expect(send).toHaveBeenCalledTimes(1));
    },
    answer: (sent: SendResult<unknown>) => act(async () => response(sent)),
  };
}

it.each<[what: string, ExpectedChange, SendResult<unknown>, said: RegExp, next: string]>([
  [
    'of which page it is, and that it was done',
    { kind: 'coin-spent' },
    { data: 'thanks' },
    /^Withdraw\s+Your last transaction was successful\.$/,
    'idle',
  ],
  [
    'no more than that it was sent when the operator answered in other words',
    { kind: 'slip' },
    { data: { message: 'This account takes no slips today' } },
    /^Withdraw\s+Your last transaction was sent\.\s+This account takes no slips today$/,
    'idle',
  ],
  ['why it was refused', { kind: 'coin-spent' }, { error: refusal }, /^Withdraw\s.*too low/is, 'idle'],
  [
    'the text of the backend while the outcome is unknown',
    { kind: 'coin-spent' },
    { error: { kind: 'unavailable', text: 'Provider is under maintenance' } },
    /^Withdraw\s+Provider is under maintenance\s+Outcome not known yet\. We are checking, usually for less than a minute\.$/,
    'checking',
  ],
])('says %s when the page was left, and resets what has ended for the next visit', async (_what, expected, sent, said, next) => {
  const { go, start, answer } = await openApp(expected);
  await start();
  go('home');
  await answer(sent);
  expect(await screen.findByText(said, {}, { timeout: 5000 })).toBeTruthy();
  go('withdraw');
  expect(screen.getByRole('button', { name: next })).toBeTruthy();
});

it('says what happened before the texts had loaded', async () => {
  let load: () => void = () => undefined;
  const texts = new Promise<void>((resolve) => (load = resolve));
  const { go, start, answer } = await openApp({ kind: 'coin-spent' }, texts);
  await start();
  go('home');
  await answer({ data: 'thanks' });
  load();
  expect(await screen.findByText(/Your last transaction was successful\.$/)).toBeTruthy();
});

it('announces nothing while the page that shows the outcome is open', async () => {
  const { start, answer } = await openApp({ kind: 'coin-spent' });
  await start();
  await answer({ data: 'thanks' });
  expect(screen.getByRole('button', { name: 'done' })).toBeTruthy();
  expect(screen.queryByText(/Your last transaction was successful/)).toBeNull();
});
