import { expect, it } from 'vitest';
import { readSharedState, sharedAddress, sharedParameter, type SharedState } from './shared-slip.ts';

it.each<SharedState>(['kept', 'file', 'none', 'several', 'too-large', 'lost'])('reads "%s" from the address that it leads to', (state) => {
  const { searchParams } = new URL(sharedAddress(state), 'https://wallet.test');
  expect(searchParams.get('modal')).toBe('deposit');
  expect(readSharedState(searchParams.get(sharedParameter))).toBe(state);
});

it.each([null, '', 'constructor', 'KEPT'])('reads nothing from %j', (value) => {
  expect(readSharedState(value)).toBeNull();
});
