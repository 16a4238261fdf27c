import { expect, it } from 'vitest';
import { promotionCodeSchema } from './PromotionSearch.tsx';

it.each([undefined, '  '])('rejects %j as missing', (code) => {
  expect(() => promotionCodeSchema.validateSync({ code })).toThrow('promotion.missing');
});

it('rejects a code that no backend takes as too long', () => {
  expect(() => promotionCodeSchema.validateSync({ code: ` ${'A'.repeat(65)} ` })).toThrow('promotion.tooLong');
  expect(promotionCodeSchema.isValidSync({ code: ` ${'A'.repeat(64)} ` })).toBe(true);
});

it('accepts a code in lower case', () => {
  expect(promotionCodeSchema.isValidSync({ code: ' lucky50' })).toBe(true);
});
