import type { StoreEnhancer, StoreEnhancerStoreCreator } from 'redux';
import { expect, it, vi } from 'vitest';
import { startTestSession } from '../testing/test-session.ts';
import { serverClock } from './server-clock.ts';

/** The extension of the browser that Redux Toolkit looks for when it is loaded. */
const { openTools } = vi.hoisted(() => {
  const openTools = vi.fn(
    () =>
      (...enhancers: StoreEnhancer[]) =>
      (create: StoreEnhancerStoreCreator) =>
        enhancers.reduceRight((made, enhance) => enhance(made), create),
  );
  vi.stubGlobal('window', { __REDUX_DEVTOOLS_EXTENSION_COMPOSE__: openTools, addEventListener: () => undefined });
  return { openTools };
});

it('development mode reports an action with a non-serializable value', () => {
  const consoleError = vi.spyOn(console, 'error').mockReturnValue();
  const { store } = startTestSession({ baseUrl: '' });
  store.dispatch({ type: 'test', payload: new Map() });
  expect(consoleError.mock.calls.flat().join(' ')).toContain('A non-serializable value was detected');
});

it('development mode throws when the state is mutated', () => {
  const { store } = startTestSession({ baseUrl: '' });
  store.dispatch(serverClock.actions.offsetRead(5));
  const state = store.getState() as { serverClock: object };
  state.serverClock = { offsetMs: 6 };
  expect(() => store.dispatch({ type: 'test' })).toThrow('A state mutation was detected');
});

it('development mode connects each session to the developer tools', () => {
  openTools.mockClear();
  startTestSession({ baseUrl: '' });
  expect(openTools).toHaveBeenCalledTimes(1);
});
