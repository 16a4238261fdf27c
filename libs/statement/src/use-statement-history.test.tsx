import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import { ApiStoreProvider, type MoneyAction, type SendResult } from '@wallet/api-client';
import { createTestStore } from '@wallet/api-client/test-store';
import { AppContext, useDataSaver, type AppServices } from '@wallet/app-shell';
import { createMemoryStore, withMoneyLock } from '@wallet/session';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useMoneyAction } from '@wallet/money';
import { useStatementHistory } from './use-statement-history.ts';

const newest = Date.parse('2026-11-21T12:00:00Z');
const hourMs = 3_600_000;

/** The pages that were requested, in order. */
let requested: number[];
/** Answers with an error while true. */
let isBroken: boolean;
let isAnswering: boolean;
/** The pages that were given up. */
let aborted: number[];

beforeEach(() => {
  requested = [];
  isBroken = false;
  isAnswering = true;
  aborted = [];
  vi.stubGlobal('requestIdleCallback', (act: () => void) => setTimeout(act, 0));
  vi.stubGlobal('fetch', async (request: Request) => {
    if (request.url.endsWith('/api/wallet')) return Response.json({ wallet: { amount: 1 }, slots: [] });
    const { page } = (await request.json()) as { readonly page: number };
    requested.push(page);
    request.signal.addEventListener('abort', () => aborted.push(page));
    if (!isAnswering) await new Promise(() => undefined);
    if (isBroken && page > 1) throw new TypeError('no way there');
    return Response.json({ total: 45, statements: statements(page) });
  });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const statements = (page: number) =>
  Array.from({ length: page === 5 ? 5 : 10 }, (_, row) => ({
    statementType: 'deposit',
    from: 'KBANK',
    to: 'WALLET',
    amount: 1,
    status: 'SUCCESS',
    createdAt: new Date(newest - ((page - 1) * 10 + row) * hourMs).toISOString(),
  }));

function openPage(savesData = false) {
  const store = createTestStore();
  const device = createMemoryStore();
  if (savesData) device.set('data-saver', 'on');
  const services = {
    device,
    tab: device,
    session: { epoch: () => 1, storage: () => device, subscribe: () => () => undefined },
    definition: { profile: { currencies: ['BAHT'] } },
  } as unknown as AppServices;
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <AppContext value={services}>
      <ApiStoreProvider store={store}>{children}</ApiStoreProvider>
    </AppContext>
  );
  return { ...renderHook(() => ({ ...useStatementHistory(), saveData: useDataSaver().choose }), { wrapper }), wrapper };
}

type Page = ReturnType<typeof openPage>;
const has = (page: Page, count: number) => waitFor(() => expect(page.result.current.entries).toHaveLength(count));

/** A page that reads everything and waits for its second part. */
async function openReading(): Promise<Page> {
  const page = openPage();
  await has(page, 10);
  isAnswering = false;
  act(() => page.result.current.readUntil(0));
  await waitFor(() => expect(requested).toEqual([1, 2]));
  return page;
}

it('reads the newest page by itself, and the others once it is asked to', async () => {
  const page = openPage();
  await has(page, 10);
  expect(page.result.current).toMatchObject({ isWhole: false, isReading: false, total: 45, readBackTo: newest - 9 * hourMs });
  act(() => page.result.current.readUntil(newest - 15 * hourMs));
  await has(page, 20);
  await waitFor(() => expect(page.result.current.isReading).toBe(false));
  act(() => page.result.current.readUntil(0));
  await has(page, 45);
  expect(page.result.current).toMatchObject({ isWhole: true, isReading: false, missing: 0 });
  expect(requested).toEqual([1, 2, 3, 4, 5]);
});

it('stops when it is told to, and keeps what it has', async () => {
  const page = await openReading();
  act(() => page.result.current.stop());
  expect(page.result.current).toMatchObject({ isReading: false, isWhole: false });
  isAnswering = true;
  act(() => page.result.current.readUntil(0));
  await has(page, 45);
});

it('reads nothing ahead while the member saves data, until they ask', async () => {
  const page = openPage(true);
  await has(page, 10);
  act(() => page.result.current.readUntil(0));
  expect(page.result.current).toMatchObject({ isReading: false, isSavingData: true });
  act(() => page.result.current.readUntil(0, true));
  await has(page, 45);
});

it('gives up its page when the member begins to save data', async () => {
  const page = await openReading();
  act(() => page.result.current.saveData(true));
  expect(page.result.current).toMatchObject({ isReading: false, isSavingData: true });
  expect(aborted).toEqual([2]);
});

it('waits until no money moves', async () => {
  let finish: (value: string) => void = () => undefined;
  const moving = withMoneyLock(
    'test',
    () => new Promise<string>((resolve) => (finish = resolve)),
    () => Promise.resolve(),
  );
  const page = openPage();
  await has(page, 10);
  act(() => page.result.current.readUntil(0));
  // Idle time has come, and has been used by others.
  for (let turn = 0; turn < 5; turn += 1) await act(() => new Promise((resolve) => requestIdleCallback(resolve)));
  expect(page.result.current.isReading).toBe(true);
  expect(requested).toEqual([1]);
  finish('done');
  await moving;
  await waitFor(() => expect(page.result.current.isWhole).toBe(true), { timeout: 5000 });
});

it('gives up its page as soon as an action starts, which is sent without waiting for it, and reads on after the action', async () => {
  const page = await openReading();
  let answer: (response: SendResult<string>) => void = () => undefined;
  const action: MoneyAction<void, string> = {
    intent: 'withdraw',
    send: vi.fn(() => new Promise<SendResult<string>>((resolve) => (answer = resolve))),
    expects: null,
  };
  const form = renderHook(() => useMoneyAction(action), { wrapper: page.wrapper });
  act(() => void form.result.current.run());
  await waitFor(() => expect(action.send).toHaveBeenCalledOnce());
  expect(aborted).toEqual([2]);
  isAnswering = true;
  for (let turn = 0; turn < 5; turn += 1) await act(() => new Promise((resolve) => requestIdleCallback(resolve)));
  expect(requested).toEqual([1, 2]);
  act(() => answer({ data: 'thanks' }));
  await waitFor(() => expect(page.result.current.isWhole).toBe(true), { timeout: 5000 });
  expect(page.result.current.entries).toHaveLength(45);
});

it('says that a page cannot be read after three attempts, and reads on after a retry', async () => {
  isBroken = true;
  const page = openPage();
  await has(page, 10);
  act(() => page.result.current.readUntil(0));
  await waitFor(() => expect(page.result.current.error).toEqual({ kind: 'unreachable' }), { timeout: 10_000 });
  expect(requested).toEqual([1, 2, 2, 2]);
  expect(page.result.current.entries).toHaveLength(10);
  isBroken = false;
  act(() => page.result.current.retry());
  await has(page, 45);
});

it('waits for as long as the device is offline, and reads on when it is online again', async () => {
  const page = openPage();
  await has(page, 10);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
  const saysOnline = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  window.dispatchEvent(new Event('offline'));
  isBroken = true;
  act(() => page.result.current.readUntil(0));
  await act(() => vi.advanceTimersByTimeAsync(32_000));
  expect(requested.length).toBeGreaterThan(4);
  expect(page.result.current).toMatchObject({ isReading: true, error: undefined });
  vi.useRealTimers();
  isBroken = false;
  saysOnline.mockReturnValue(true);
  window.dispatchEvent(new Event('online'));
  await has(page, 45);
});
