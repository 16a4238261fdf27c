import type { CallError } from '@wallet/api-client';
import { act, renderHook, waitFor } from '@testing-library/react';
import { AppContext, type AppServices } from '@wallet/app-shell';
import { createStore } from '@wallet/session';
import { StrictMode, type ReactNode } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useSingleAction } from './use-single-action.ts';

interface Answer {
  error?: CallError;
  data?: { message?: string };
}

/** A backend whose answers the test gives by hand. */
function createBackend() {
  const responses: ((response: Answer) => void)[] = [];
  const send = vi.fn(() => new Promise<Answer>((resolve) => responses.push(resolve)));
  return { send, answer: (response: Answer) => act(async () => responses.shift()?.(response)) };
}

const device = createStore(() => {
  throw new Error('blocked');
});

function Page({ children }: { readonly children: ReactNode }) {
  return (
    <StrictMode>
      <AppContext value={{ device } as AppServices}>{children}</AppContext>
    </StrictMode>
  );
}

/** Locks that are all free. */
const freeLocks = { request: (_name: string, _options: unknown, act: (lock: object) => unknown) => Promise.resolve(act({})) };

beforeEach(() => vi.stubGlobal('navigator', { locks: freeLocks }));

function renderAction(send: () => Promise<Answer>, reconcile: () => Promise<boolean> = () => Promise.resolve(true)) {
  return renderHook(() => useSingleAction({ intent: 'test', send, reconcile }), { wrapper: Page }).result;
}

afterEach(() => vi.unstubAllGlobals());

describe('an action that is done once', () => {
  it('is sent once, however often it is tapped', async () => {
    const { send, answer } = createBackend();
    const action = renderAction(send);
    act(() => {
      for (let tap = 0; tap < 10; tap += 1) void action.current.run();
    });
    await answer({});
    await waitFor(() => expect(action.current.state.phase).toBe('done'));
    expect(send).toHaveBeenCalledTimes(1);
  });

  it('brings what the backend said of it', async () => {
    const { send, answer } = createBackend();
    const action = renderAction(send);
    act(() => void action.current.run());
    await answer({ data: { message: 'เปลี่ยนแล้ว' } });
    expect(action.current.state).toEqual({ phase: 'done', message: 'เปลี่ยนแล้ว' });
  });

  it('can be done again once it is done', async () => {
    const { send, answer } = createBackend();
    const action = renderAction(send);
    act(() => void action.current.run());
    await answer({});
    act(() => void action.current.run());
    await answer({});
    expect(send).toHaveBeenCalledTimes(2);
  });

  it('is refused where the backend says why, and can be tried again', async () => {
    const { send, answer } = createBackend();
    const action = renderAction(send);
    act(() => void action.current.run());
    await answer({ error: { kind: 'refused', status: 400, code: 'MONEY_NOT_ENOUGH', text: 'MONEY_NOT_ENOUGH' } });
    expect(action.current.state).toMatchObject({ phase: 'refused', error: { code: 'MONEY_NOT_ENOUGH' } });
    act(() => void action.current.run());
    expect(send).toHaveBeenCalledTimes(2);
  });

  it.each<CallError>([
    { kind: 'timeout' },
    { kind: 'unreachable' },
    { kind: 'unavailable' },
    { kind: 'unreadable' },
    { name: 'TypeError', message: 'thrown' },
  ])('is unknown after %j: the truth is read, nothing is sent again', async (error) => {
    const { send, answer } = createBackend();
    const reconcile = vi.fn(() => Promise.resolve(true));
    const action = renderAction(send, reconcile);
    act(() => void action.current.run());
    await answer({ error });
    await waitFor(() => expect(action.current.state.phase).toBe('unknown'));
    expect(reconcile).toHaveBeenCalledTimes(1);
    expect(send).toHaveBeenCalledTimes(1);
  });

  it('stays locked while the truth cannot be read, and sends nothing more until it was', async () => {
    const { send, answer } = createBackend();
    let canRead = false;
    const action = renderAction(send, () => Promise.resolve(canRead));
    act(() => void action.current.run());
    await answer({ error: { kind: 'timeout' } });
    await waitFor(() => expect(action.current.state.phase).toBe('unknown'));
    await act(async () => expect((await action.current.run()).phase).toBe('unknown'));
    canRead = true;
    await act(async () => expect((await action.current.run()).phase).toBe('idle'));
    expect(send).toHaveBeenCalledTimes(1);
    act(() => void action.current.run());
    expect(send).toHaveBeenCalledTimes(2);
  });

  it('is not sent while another tab does the same', async () => {
    vi.stubGlobal('navigator', {
      locks: { request: (_name: string, _options: unknown, act: (lock: null) => unknown) => Promise.resolve(act(null)) },
    });
    const { send } = createBackend();
    const action = renderAction(send);
    await act(() => action.current.run());
    expect(action.current.state.phase).toBe('inOtherTab');
    expect(send).not.toHaveBeenCalled();
  });
});
