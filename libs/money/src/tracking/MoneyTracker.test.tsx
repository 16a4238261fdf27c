import { ApiStoreProvider, type ExpectedChange } from '@wallet/api-client';
import { clockRead, createTestStore } from '@wallet/api-client/test-store';
import { AppContext, type AppServices } from '@wallet/app-shell';
import { moneyOf } from '@wallet/domain';
import { createI18n, ensureNamespaces, I18nProvider } from '@wallet/i18n';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { createTabStore } from '@wallet/session';
import { StrictMode } from 'react';
import { MemoryRouter, useLocation } from 'react-router';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { ListWatch } from './ListWatch.tsx';
import { MoneyTracker } from './MoneyTracker.tsx';
import { followed, trackAccepted } from './tracked-slice.ts';

const definition = { features: [{ routes: [{ path: '/user/statement' }, { path: '/user/contact' }], modals: [{ id: 'deposit' }] }] };

const wallet = {
  profile: { _id: 'm1', name: 'Mana', username: '0812345678', coin: 0 },
  bankAccount: null,
  wallet: { amount: 100 },
  slots: [],
};

/** A backend with the given slips and statement entries. It counts how often each list is read. */
function backend(slips: readonly object[], statements: readonly object[], clockAheadMs = 0) {
  const requestedPaths: string[] = [];
  vi.stubGlobal('fetch', async (request: Request) => {
    const { pathname } = new URL(request.url);
    requestedPaths.push(pathname);
    const response = (body: object) => Response.json(body, { headers: { Date: new Date(Date.now() + clockAheadMs).toUTCString() } });
    if (pathname === '/api/wallet') return response(wallet);
    if (pathname === '/api/statement') return response({ total: statements.length, statements });
    if (pathname === '/api/statement/slip') return response({ total: slips.length, slips });
    if (pathname === '/api/qrcode/KBANK') return response({ hasQrcode: false });
    return Response.json({}, { status: 404 });
  });
  return { requestedPaths, readsOf: (path: string) => requestedPaths.filter((requested) => requested === path).length };
}

// The first import of this module can take longer than the timeout of a test.
beforeAll(() => import('./TrackerPanel.tsx'));
beforeEach(() => sessionStorage.clear());
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

async function openHome() {
  const i18n = createI18n('en');
  await ensureNamespaces(i18n, ['common', 'money', 'errors']);
  const store = createTestStore();
  const services = {
    device: createTabStore(),
    tab: createTabStore(),
    session: { storage: createTabStore },
    preloadModal: () => undefined,
    loadTexts: () => Promise.resolve(),
    definition,
  } as unknown as AppServices;
  const seen = { address: '' };
  function Home() {
    const { pathname, search } = useLocation();
    seen.address = pathname + search;
    return (
      <>
        <MoneyTracker />
        <ListWatch />
      </>
    );
  }
  render(
    <StrictMode>
      <AppContext value={services}>
        <I18nProvider i18n={i18n}>
          <ApiStoreProvider store={store}>
            <MemoryRouter initialEntries={['/user/home']}>
              <Home />
            </MemoryRouter>
          </ApiStoreProvider>
        </I18nProvider>
      </AppContext>
    </StrictMode>,
  );
  return {
    address: () => seen.address,
    /** Tracks an action that the backend has just accepted. */
    accept: (expected: ExpectedChange) =>
      act(() => {
        store.dispatch(clockRead(0));
        trackAccepted(store.dispatch, { expected, before: null, sentAt: Date.now() });
      }),
    /** Tracks an action since a while, in milliseconds, as after a reload of the page. */
    acceptedBefore: (expected: ExpectedChange, ms: number) => {
      const sentAt = Date.now() - ms;
      const sent = { expected, before: null, sentAt, doneBy: Date.now() + 1000 };
      act(() => {
        store.dispatch(clockRead(0));
        store.dispatch(followed({ kind: expected.kind === 'qr-code-paid' ? 'qr' : 'withdrawal', amount: null, sent }, sentAt));
      });
    },
  };
}

const slip = (more: object) => ({
  createdAt: new Date().toISOString(),
  amount: 300,
  status: 'PENDING',
  note: '',
  link: '',
  reference: 'S1',
  ...more,
});

const entry = (statementType: string, from: string, to: string, amount: number, inMs: number) => ({
  statementType,
  from,
  to,
  amount,
  status: 'SUCCESS',
  createdAt: new Date(Date.now() + inMs).toISOString(),
});

it('shows nothing while nothing is tracked, and what another device has begun once the page is idle', async () => {
  let look: () => void = () => undefined;
  vi.stubGlobal('requestIdleCallback', (act: () => void) => (look = act));
  const { requestedPaths } = backend([slip({})], [{ ...entry('withdraw', 'WALLET', 'KBANK', 700, -3_600_000), status: 'PENDING' }]);
  await openHome();
  expect(requestedPaths).toEqual([]);
  expect(screen.queryByRole('heading')).toBeNull();
  await waitFor(() => {
    look();
    expect(screen.getAllByRole('listitem')).toHaveLength(2);
  });
  const [newest, older] = screen.getAllByRole('listitem');
  expect(newest?.textContent).toContain('The slip is being checked');
  // It takes longer than anyone would expect.
  expect(older?.textContent).toMatch(/Withdrawal of 700.00 baht requested.*Contact support/);
});

it.each([
  ['INVALID_SLIP', 'Your slip was not accepted. The slip is invalid', true],
  // It would be refused again.
  ['SLIP_REFNO_DUPLICATED', 'Your slip was not accepted.', false],
])('shows why a slip was refused (%s), and offers the upload of the original picture if that helps', async (note, reason, helps) => {
  backend([slip({ status: 'FAILED', note })], []);
  const home = await openHome();
  home.accept({ kind: 'slip' });
  expect((await screen.findByRole('link', { name: 'Contact support' })).getAttribute('href')).toBe('/user/contact');
  expect(document.body.textContent).toContain(reason);
  const again = screen.queryByRole('button', { name: 'Send the original picture' });
  expect(again !== null).toBe(helps);
  if (!again) return;
  fireEvent.click(again);
  expect(home.address()).toBe('/user/home?modal=deposit&method=slip');
  expect(screen.queryByText(/not accepted/)).toBeNull();
});

it('announces a credited deposit, reads the wallet again and stops polling', async () => {
  const { readsOf } = backend([], [entry('deposit', 'KBANK', 'WALLET', 500, 2000)]);
  const home = await openHome();
  home.acceptedBefore({ kind: 'qr-code-paid', bankCode: 'KBANK', qrCodeId: 'q1', amount: moneyOf(500_00, 'BAHT') }, 15_000);
  await waitFor(() => expect(screen.getByRole('status').textContent).toBe('500.00 baht is in your wallet'));
  await waitFor(() => expect(readsOf('/api/wallet')).toBe(2));
  expect(readsOf('/api/statement')).toBe(1);
  expect(readsOf('/api/statement/slip')).toBe(0);
});

it('shows two transactions with their status and time, the others on request, and dismisses one at a time', async () => {
  backend([], []);
  const home = await openHome();
  for (const minor of [100_00, 200_00, 300_00]) home.accept({ kind: 'withdrawal', amount: { minor, currency: 'BAHT' } });
  const showAll = await screen.findByRole('button', { name: 'Show all 3' });
  expect(screen.getByText('3 in progress')).toBeTruthy();
  expect(screen.getAllByText('In progress')).toHaveLength(2);
  expect(screen.getAllByRole('time')).toHaveLength(2);
  fireEvent.click(showAll);
  const shown = () => screen.getAllByRole('listitem').map(({ textContent }) => /[123]00\.00 baht/.exec(textContent)?.[0]);
  expect(shown()).toEqual(['300.00 baht', '200.00 baht', '100.00 baht']);
  const dismiss = () => fireEvent.click(screen.getAllByRole('button', { name: 'Dismiss' })[0] as HTMLElement);
  dismiss();
  expect(shown()).toEqual(['200.00 baht', '100.00 baht']);
  dismiss();
  dismiss();
  expect(screen.queryByRole('heading')).toBeNull();
});

it.each([0, -3000])('says when a withdrawal is normally paid out, by a clock that is %d ms ahead', async (clockAheadMs) => {
  backend([slip({})], [entry('withdraw', 'WALLET', 'KBANK', 700, 1000)], clockAheadMs);
  const home = await openHome();
  home.accept({ kind: 'slip' });
  await screen.findByText('The slip is being checked', { selector: 'p' });
  home.accept({ kind: 'withdrawal', amount: moneyOf(700_00, 'BAHT') });
  await waitFor(() => expect(document.body.textContent).toContain('was paid to your bank account'));
  expect(document.body.textContent).not.toContain('Normally');
  home.accept({ kind: 'withdrawal', amount: moneyOf(800_00, 'BAHT') });
  await waitFor(() => expect(document.body.textContent).toMatch(/Normally by \d\d:\d\d/));
});

it('does not learn from an end that nobody has watched', async () => {
  backend([], [entry('withdraw', 'WALLET', 'KBANK', 700, 0)]);
  const home = await openHome();
  home.acceptedBefore({ kind: 'withdrawal', amount: moneyOf(700_00, 'BAHT') }, 10 * 60_000);
  await waitFor(() => expect(screen.getByRole('status').textContent).not.toBe(''));
  home.accept({ kind: 'withdrawal', amount: moneyOf(800_00, 'BAHT') });
  await waitFor(() => expect(document.body.textContent).toContain('800.00 baht requested'));
  expect(document.body.textContent).not.toContain('Normally');
});

it('calls a code expired by the backend’s clock, and not for good by one of the device that is ahead', async () => {
  backend([], [], -3_600_000);
  const home = await openHome();
  home.acceptedBefore({ kind: 'qr-code-paid', bankCode: 'KBANK', qrCodeId: 'q1', amount: moneyOf(500_00, 'BAHT') }, 15_000);
  await screen.findByRole('button', { name: 'Show QR code' });
  expect(document.body.textContent).not.toContain('has expired');
});
