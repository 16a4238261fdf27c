import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { toApiPath } from './prepare-call.ts';

/** Includes unpaired surrogates. */
const anyText = fc.array(fc.integer({ min: 0, max: 0xffff }), { maxLength: 10 }).map((units) => String.fromCharCode(...units));

/** Appends one path parameter to `base` for each value. */
const fill = (base: string, values: readonly string[]) =>
  toApiPath(
    [base, ...values.map((_value, index) => `{name${String(index)}}`)].join('/'),
    Object.fromEntries(values.map((value, index) => [`name${String(index)}`, value])),
  );

describe('toApiPath', () => {
  it.each([
    [['G1'], 'wallet/activate/G1'],
    [['a/b', 'c'], 'wallet/activate/a%2Fb/c'],
    [['a?b#c'], 'wallet/activate/a%3Fb%23c'],
    [['../../login'], 'wallet/activate/..%2F..%2Flogin'],
    [['%2f'], 'wallet/activate/%252f'],
    [['รหัส'], 'wallet/activate/%E0%B8%A3%E0%B8%AB%E0%B8%B1%E0%B8%AA'],
    [['\ud800'], 'wallet/activate/%EF%BF%BD'],
    [[''], null],
    [['.'], null],
    [['..'], null],
    [['good', '..'], null],
  ])('writes %j as %j', (values, path) => {
    expect(fill('wallet/activate', values)).toBe(path);
  });

  it('puts every value into its own segment', () => {
    fc.assert(
      fc.property(fc.array(anyText, { minLength: 1, maxLength: 3 }), (values) => {
        const path = fill('autoLogin', values);
        if (path === null) return;
        const { pathname, search, hash } = new URL(path, 'https://wallet.example.com/api/');
        expect([search, hash]).toEqual(['', '']);
        expect(pathname.split('/').slice(0, 3)).toEqual(['', 'api', 'autoLogin']);
        expect(pathname.split('/')).toHaveLength(3 + values.length);
      }),
    );
  });
});
