import { expect, it } from 'vitest';
import { isOwnAsset } from './worker-build.ts';

it.each([
  ['/assets/a-1.js', true],
  ['/assets/a-1.js?1', false],
  ['/assets/other.js', false],
  ['/login', false],
])('isOwnAsset of %s is %s', (address, expected) => {
  expect(isOwnAsset({ assets: ['/assets/a-1.js'] }, new URL(address, 'https://wallet.test'))).toBe(expected);
});
