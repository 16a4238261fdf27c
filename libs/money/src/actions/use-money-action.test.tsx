import { ApiStoreProvider, type ApiError, type MoneyAction, type SendResult } from '@wallet/api-client';
import { createTestStore } from '@wallet/api-client/test-store';
import { act, renderHook, waitFor } from '@testing-library/react';
import { AppContext, type AppServices } from '@wallet/app-shell';
import { createStore } from '@wallet/session';
import { StrictMode, type ReactNode } from 'react';
import { expect, it, vi } from 'vitest';
import { useMoneyAction } from './use-money-action.ts';

const refusal: ApiError = { kind: 'refused', status: 400, code: 'MONEY_NOT_ENOUGH', text: 'MONEY_NOT_ENOUGH' };

function openPage() {
  const store = createTestStore();
  const memory = createStore(() => {
    throw new Error('blocked');
  });
  const services = {
    tab: memory,
    device: memory,
    session: { epoch: () => 1, storage: () => memory, subscribe: () => () => undefined },
  } as unknown as AppServices;
  const responses: ((response: SendResult<string>) => void)[] = [];
  const send = vi.fn(() => new Promise<SendResult<string>>((resolve) => responses.push(resolve)));
  const action: MoneyAction<void, string> = { intent: 'test', send, expects: null };
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

it('sends the action once when it is tapped ten times before the next render', async () => {
  const { send, visit, answer } = openPage();
  const page = visit();
  act(() => {
    for (let tap = 0; tap < 10; tap += 1) void page.result.current.run();
  });
  await shows(page, 'running');
  await waitFor(() => expect(send).toHaveBeenCalledTimes(1));
  await answer({ data: 'thanks' });
  await shows(page, 'done');
  expect(page.result.current.state).toEqual({ phase: 'done', response: 'thanks' });
  expect(send).toHaveBeenCalledTimes(1);
});

it('continues after the page is left, and the page shows the outcome when the member returns', async () => {
  const { send, visit, answer } = openPage();
  const page = visit();
  act(() => void page.result.current.run());
  await waitFor(() => expect(send).toHaveBeenCalledTimes(1));
  page.unmount();
  await answer({ error: refusal });
  const revisited = visit();
  expect(revisited.result.current.state).toEqual({ phase: 'refused', error: refusal });
  act(() => revisited.result.current.reset());
  expect(revisited.result.current.state.phase).toBe('idle');
});

it('gives every component that uses the action the same state', async () => {
  const { send, visit, answer } = openPage();
  const [one, other] = [visit(), visit()];
  act(() => void one.result.current.run());
  await shows(other, 'running');
  await waitFor(() => expect(send).toHaveBeenCalledTimes(1));
  await answer({ data: 'thanks' });
  await shows(other, 'done');
});
