import type { StoreEnhancer, StoreEnhancerStoreCreator } from '@reduxjs/toolkit';
import { expect, it, vi } from 'vitest';
import { startTestSession } from '../testing/test-session.ts';
import { serverClock } from './server-clock.ts';

/** The browser's extension, which the toolkit looks for when it is loaded. */
const { openTools } = vi.hoisted(() => {
  const openTools = vi.fn(
    () =>
      (...enhancers: StoreEnhancer[]) =>
      (create: StoreEnhancerStoreCreator) =>
        enhancers.reduceRight((made, enhance) => enhance(made), create),
  );
  vi.stubGlobal('window', { __REDUX_DEVTOOLS_EXTENSION_COMPOSE__: openTools });
  return { openTools };
});

it('development tells of what is put into the store and is no plain data', () => {
  const told = vi.spyOn(console, 'error').mockReturnValue();
  const { store } = startTestSession({ baseUrl: '' });
  store.dispatch({ type: 'test', payload: new Map() });
  expect(told.mock.calls.flat().join(' ')).toContain('A non-serializable value was detected');
});

it('development stops at what is changed in place', () => {
  const { store } = startTestSession({ baseUrl: '' });
  store.dispatch(serverClock.actions.offsetRead(5));
  const held = store.getState() as { serverClock: object };
  held.serverClock = { offsetMs: 6 };
  expect(() => store.dispatch({ type: 'test' })).toThrow('A state mutation was detected');
});

it('development shows each session to the developer tools', () => {
  openTools.mockClear();
  startTestSession({ baseUrl: '' });
  expect(openTools).toHaveBeenCalledTimes(1);
});
