// @vitest-environment jsdom
import { cleanup, renderHook, waitFor } from '@testing-library/react';
import { createElement, type ReactNode } from 'react';
import { Provider } from 'react-redux';
import { afterEach, expect, it } from 'vitest';
import { useGetWalletQuery } from '../endpoints/wallet.ts';
import { sendJson, serverOfEachTest } from '../testing/misbehaving-server.ts';
import { goodWallet, startTestSession } from '../testing/test-session.ts';
import { readQueryAgain } from './read-query-again.ts';
import { useReadAgain } from './use-read-again.ts';

const server = serverOfEachTest();
afterEach(cleanup);

it('reads again what is on the screen, and is harmless once the screen has gone', async () => {
  server.answerWith(sendJson(200, goodWallet));
  const { store } = startTestSession({ baseUrl: server.baseUrl });
  const wrapper = ({ children }: { readonly children?: ReactNode }) => createElement(Provider, { store, children });
  const { result, unmount } = renderHook(() => ({ wallet: useGetWalletQuery(), readAgain: useReadAgain() }), { wrapper });
  await waitFor(() => expect(result.current.wallet.data).toBeDefined());
  result.current.readAgain('Wallet');
  await waitFor(() => expect(server.seen).toHaveLength(2));
  await waitFor(() => expect(result.current.wallet.isFetching).toBe(false));
  readQueryAgain(result.current.wallet);
  await waitFor(() => expect(server.seen).toHaveLength(3));
  await waitFor(() => expect(result.current.wallet.isFetching).toBe(false));
  unmount();
  expect(() => result.current.wallet.refetch()).toThrow();
  expect(() => result.current.readAgain('Wallet')).not.toThrow();
  expect(() => readQueryAgain(result.current.wallet)).not.toThrow();
  expect(server.seen).toHaveLength(3);
});
