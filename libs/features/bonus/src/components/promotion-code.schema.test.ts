import { expect, it } from 'vitest';
import { promotionCodeSchema } from './promotion-code.schema.ts';

it.each([undefined, '  '])('takes %j for no code', (code) => {
  expect(() => promotionCodeSchema.validateSync({ code })).toThrow('promotion.missing');
});

it('takes a code in any letters', () => {
  expect(promotionCodeSchema.isValidSync({ code: ' lucky50' })).toBe(true);
});
