import { expect, it } from 'vitest';
import { toApiPath } from './prepare-call.ts';

it.each([
  [{ code: 'G1' }, '/api/wallet/activate/G1'],
  [{ code: 'a/b' }, '/api/wallet/activate/a%2Fb'],
  [{ code: 'a?b#c' }, '/api/wallet/activate/a%3Fb%23c'],
  [{ code: '../../login' }, '/api/wallet/activate/..%2F..%2Flogin'],
  [{ code: '%2f' }, '/api/wallet/activate/%252f'],
  [{ code: 'รหัส' }, '/api/wallet/activate/%E0%B8%A3%E0%B8%AB%E0%B8%B1%E0%B8%AA'],
  [{ code: '\ud800' }, '/api/wallet/activate/%EF%BF%BD'],
  [{ code: '' }, null],
  [{ code: '.' }, null],
  [{ code: '..' }, null],
  [{ code: 'good', other: '..' }, null],
])('a path with the parameters %j is %j', (params, path) => {
  expect(toApiPath('/api/wallet/activate/{code}', params)).toBe(path);
});
