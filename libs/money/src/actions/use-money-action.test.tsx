import { ApiStoreProvider, type MoneyAction, type SendResult } from '@wallet/api-client';
import { createTestStore } from '@wallet/api-client/test-store';
import { act, renderHook, waitFor } from '@testing-library/react';
import { AppContext, type AppServices } from '@wallet/app-shell';
import { createMemoryStore } from '@wallet/session';
import { StrictMode, type ReactNode } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { useMoneyAction } from './use-money-action.ts';

function openPage(parts: Partial<MoneyAction<void, string>> = {}) {
  const store = createTestStore();
  const memory = createMemoryStore();
  const services = {
    tab: memory,
    device: memory,
    session: { epoch: () => 1, storage: () => memory, subscribe: () => () => undefined },
  } as unknown as AppServices;
  const responses: ((response: SendResult<string>) => void)[] = [];
  const send = vi.fn(() => new Promise<SendResult<string>>((resolve) => responses.push(resolve)));
  const action: MoneyAction<void, string> = { intent: 'withdraw', send, expects: null, ...parts };
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <StrictMode>
      <AppContext value={services}>
        <ApiStoreProvider store={store}>{children}</ApiStoreProvider>
      </AppContext>
    </StrictMode>
  );
  return {
    send,
    visit: () => renderHook(() => useMoneyAction(action), { wrapper }),
    answer: (response: SendResult<string>) => act(async () => responses.shift()?.(response)),
  };
}

type Page = ReturnType<ReturnType<typeof openPage>['visit']>;
const shows = (page: Page, phase: string) => waitFor(() => expect(page.result.current.state.phase).toBe(phase));

it('gives every component that uses the action the same state', async () => {
  const { send, visit, answer } = openPage();
  const [one, other] = [visit(), visit()];
  act(() => void one.result.current.run());
  await shows(other, 'running');
  await waitFor(() => expect(send).toHaveBeenCalledTimes(1));
  await answer({ data: 'thanks' });
  await shows(other, 'done');
});

describe('an action with its own proof', () => {
  const open = (isDone: () => Promise<boolean | null>) => {
    const { send, visit, answer } = openPage({ isDone, needsData: true });
    const page = visit();
    const run = () => act(async () => void page.result.current.run());
    /** Runs the action and answers once it has been sent. */
    const runWith = async (response: SendResult<string>) => {
      const sentBefore = send.mock.calls.length;
      await run();
      await waitFor(() => expect(send).toHaveBeenCalledTimes(sentBefore + 1));
      await answer(response);
    };
    return { send, page, run, runWith };
  };

  it.each([
    [true, { phase: 'done', response: null }],
    [false, { phase: 'refused', error: { kind: 'timeout' }, unchanged: 'other' }],
  ])('looks once whether it was done (%s) after a lost response, and sends nothing again', async (wasDone, state) => {
    const isDone = vi.fn(() => Promise.resolve(wasDone));
    const { send, page, runWith } = open(isDone);
    await runWith({ error: { kind: 'timeout' } });
    await shows(page, state.phase);
    expect(page.result.current.state).toEqual(state);
    expect(isDone).toHaveBeenCalledTimes(1);
    expect(send).toHaveBeenCalledTimes(1);
  });

  it('sends nothing until an unknown outcome has been read', async () => {
    let read: boolean | null = null;
    const { send, page, runWith, run } = open(() => Promise.resolve(read));
    await runWith({ error: { kind: 'timeout' } });
    await shows(page, 'unknown');
    await run();
    await act(async () => expect(await page.result.current.check()).toBe(false));
    expect(page.result.current.latest().phase).toBe('unknown');
    read = false;
    await act(async () => expect(await page.result.current.check()).toBe(true));
    expect(page.result.current.latest().phase).toBe('idle');
    expect(send).toHaveBeenCalledTimes(1);
    await run();
    await waitFor(() => expect(send).toHaveBeenCalledTimes(2));
  });
});
