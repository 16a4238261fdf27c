import { expect, it } from 'vitest';
import * as fc from 'fast-check';
import { toPromotionCode } from './promotion-code.ts';

it.each([
  ['welcome50', 'WELCOME50'],
  [' Lucky-7 ', 'LUCKY-7'],
  ['\u202aWELCOME50\u202c', 'WELCOME50'],
  ['ＷＥＬＣＯＭＥ\u200b５０', 'WELCOME50'],
  ['lucky\u20137', 'LUCKY-7'],
  ['', ''],
  ['  ', ''],
])('toPromotionCode changes %j to %j', (typed, code) => expect(toPromotionCode(typed)).toBe(code));

it('toPromotionCode does not change its own result', () => {
  fc.assert(
    fc.property(fc.string(), (typed) => {
      expect(toPromotionCode(toPromotionCode(typed))).toBe(toPromotionCode(typed));
    }),
  );
});
