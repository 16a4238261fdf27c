import type { CallError } from '@wallet/api-client';
import { act, renderHook, waitFor } from '@testing-library/react';
import { AppContext, type AppServices } from '@wallet/app-shell';
import { createStore } from '@wallet/session';
import { StrictMode, type ReactNode } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useSingleAction } from './use-single-action.ts';

interface SendResponse {
  error?: CallError;
  data?: { message?: string };
}

/** A backend whose responses are sent by the test. */
function createBackend() {
  const responses: ((response: SendResponse) => void)[] = [];
  const send = vi.fn(() => new Promise<SendResponse>((resolve) => responses.push(resolve)));
  return { send, answer: (response: SendResponse) => act(async () => responses.shift()?.(response)) };
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

/** A lock manager that grants every lock. */
const freeLocks = { request: (_name: string, _options: unknown, act: (lock: object) => unknown) => Promise.resolve(act({})) };

beforeEach(() => vi.stubGlobal('navigator', { locks: freeLocks }));

function renderAction(send: () => Promise<SendResponse>, reconcile: () => Promise<boolean> = () => Promise.resolve(true)) {
  return renderHook(() => useSingleAction({ intent: 'test', send, reconcile }), { wrapper: Page }).result;
}

afterEach(() => vi.unstubAllGlobals());

describe('useSingleAction', () => {
  it('sends the action once when it is tapped ten times', async () => {
    const { send, answer } = createBackend();
    const action = renderAction(send);
    act(() => {
      for (let tap = 0; tap < 10; tap += 1) void action.current.run();
    });
    await answer({});
    await waitFor(() => expect(action.current.state.phase).toBe('done'));
    expect(send).toHaveBeenCalledTimes(1);
  });

  it('returns the message of the backend', async () => {
    const { send, answer } = createBackend();
    const action = renderAction(send);
    act(() => void action.current.run());
    await answer({ data: { message: 'เปลี่ยนแล้ว' } });
    expect(action.current.state).toEqual({ phase: 'done', message: 'เปลี่ยนแล้ว' });
  });

  it('sends the action again after it succeeded', async () => {
    const { send, answer } = createBackend();
    const action = renderAction(send);
    act(() => void action.current.run());
    await answer({});
    act(() => void action.current.run());
    await answer({});
    expect(send).toHaveBeenCalledTimes(2);
  });

  it('shows the reason of a refusal and allows another attempt', async () => {
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
  ])('has an unknown outcome after %j: reconciles once and sends nothing again', async (error) => {
    const { send, answer } = createBackend();
    const reconcile = vi.fn(() => Promise.resolve(true));
    const action = renderAction(send, reconcile);
    act(() => void action.current.run());
    await answer({ error });
    await waitFor(() => expect(action.current.state.phase).toBe('unknown'));
    expect(reconcile).toHaveBeenCalledTimes(1);
    expect(send).toHaveBeenCalledTimes(1);
  });

  it('sends nothing until an unknown outcome has been reconciled', async () => {
    const { send, answer } = createBackend();
    let canReconcile = false;
    const action = renderAction(send, () => Promise.resolve(canReconcile));
    act(() => void action.current.run());
    await answer({ error: { kind: 'timeout' } });
    await waitFor(() => expect(action.current.state.phase).toBe('unknown'));
    await act(async () => expect((await action.current.run()).phase).toBe('unknown'));
    canReconcile = true;
    await act(async () => expect((await action.current.run()).phase).toBe('idle'));
    expect(send).toHaveBeenCalledTimes(1);
    act(() => void action.current.run());
    expect(send).toHaveBeenCalledTimes(2);
  });

  it('sends nothing while another tab runs the same action', async () => {
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
