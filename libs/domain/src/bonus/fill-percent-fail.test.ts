import { expect, it } from 'vitest';
import * as fc from 'fast-check';
import { fillPercentFail } from './fill-percent-fail.ts';

it.each([
  ['เสียครบ %percentFail%% ของยอด', 20, 'เสียครบ 20% ของยอด'],
  ['%percentFail% and %percentFail%', 7.5, '7.5 and 7.5'],
  ['%percentFail%', 0, '0'],
  ['%percentFail%', null, '-'],
  ['no figure', 20, 'no figure'],
  ['%PERCENTFAIL%', 20, '%PERCENTFAIL%'],
  ['', 20, ''],
])('fillPercentFail fills %j with %j: %j', (text, percentFail, filled) => expect(fillPercentFail(text, percentFail)).toBe(filled));

it('fillPercentFail replaces every token and keeps the other text', () => {
  fc.assert(
    fc.property(
      fc.array(fc.string({ unit: fc.constantFrom('a', ' ', '$', '&', 'ก') }), { minLength: 1 }),
      fc.integer(),
      (parts, percent) => {
        expect(fillPercentFail(parts.join('%percentFail%'), percent)).toBe(parts.join(String(percent)));
      },
    ),
  );
});
