import { expect, it } from 'vitest';
import { promotionCodeSchema } from './promotion-code.schema.ts';

it.each([undefined, '  '])('rejects %j as missing', (code) => {
  expect(() => promotionCodeSchema.validateSync({ code })).toThrow('promotion.missing');
});

it('accepts a code in lower case', () => {
  expect(promotionCodeSchema.isValidSync({ code: ' lucky50' })).toBe(true);
});
