import { expect, it } from 'vitest';
import { isSharedAddress, readSharedState, sharedAddress, sharedBeforeLogin, sharedParameter, type SharedState } from './shared-slip.ts';

it.each<SharedState>(['kept', 'kept-before-login', 'file', 'none', 'several', 'too-large', 'lost'])(
  'reads "%s" from the address that it leads to',
  (state) => {
    const { searchParams } = new URL(sharedAddress(state), 'https://wallet.test');
    expect(isSharedAddress(sharedAddress(state))).toBe(true);
    expect(searchParams.get('modal')).toBe('deposit');
    expect(readSharedState(searchParams.get(sharedParameter))).toBe(state);
  },
);

it.each([null, '', 'constructor', 'KEPT'])('reads nothing from %j', (value) => {
  expect(readSharedState(value)).toBeNull();
});

it.each([
  [sharedAddress('kept'), sharedAddress('kept-before-login')],
  [sharedAddress('lost'), sharedAddress('lost')],
  ['/user/statement', '/user/statement'],
])('after a login %s becomes %s', (address, after) => {
  expect(sharedBeforeLogin(address)).toBe(after);
});

it('an address with a dialog only leads to nothing shared', () =>
  expect(isSharedAddress('/user/home?modal=deposit&method=slip')).toBe(false));
