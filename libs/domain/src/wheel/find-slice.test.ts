import { describe, expect, it } from 'vitest';
import * as fc from 'fast-check';
import { findSlice, wonNoCoupon, type SliceName } from './find-slice.ts';

const slices: readonly SliceName[] = [
  { code: '7', id: 'a1', label: '10 baht' },
  { code: 'NONE', label: 'Better luck next time' },
  { code: 'P50', id: 'a2', label: '50 baht' },
  { code: '', id: 'a3', label: 'Shirt' },
];
const named = (name: Partial<SliceName>): SliceName => ({ code: '', label: '', ...name });

describe('findSlice', () => {
  it.each<[string, Partial<SliceName>, number]>([
    ['the code', { code: 'P50' }, 2],
    ['the id', { id: 'a3' }, 3],
    ['the id given as code', { code: 'a2' }, 2],
    ['the code given as id', { id: '7' }, 0],
    ['the label', { label: '50 baht' }, 2],
    ['the label given as code', { code: 'Shirt' }, 3],
    ['the code before the label of another slice', { code: 'P50', label: '10 baht' }, 2],
    ['the label when the code is unknown', { code: '200', label: '10 baht' }, 0],
    ['no slice for unknown names', { code: 'X', id: 'Y', label: 'Z' }, -1],
    ['no slice for empty names', {}, -1],
  ])('finds the index by %s', (_name, name, index) => expect(findSlice(slices, named(name))).toBe(index));

  it('returns the index of a slice or -1', () => {
    const mark = fc.constantFrom('', 'a', 'b', 'c');
    const name = fc.record({ code: mark, id: fc.option(mark, { nil: undefined }), label: mark });
    fc.assert(
      fc.property(fc.array(name), name, (wheel, wanted) => {
        const index = findSlice(wheel, wanted);
        expect(index === -1 || wheel[index] !== undefined).toBe(true);
      }),
    );
  });
});

describe('wonNoCoupon', () => {
  const won = named({ code: 'NONE' });
  const coupons = [named({ code: '7', label: 'Ten' }), named({ code: 'P50' })];

  it('is true when every coupon belongs to another slice of the wheel', () => expect(wonNoCoupon({ won, slices, coupons })).toBe(true));
  it('is true when there is no coupon', () => expect(wonNoCoupon({ won, slices, coupons: [] })).toBe(true));

  it.each<[string, SliceName, readonly SliceName[]]>([
    ['the coupon belongs to the slice', won, [named({ code: 'NONE' })]],
    ['the coupon has the label of the slice', named({ code: '7' }), [named({ label: '10 baht' })]],
    ['the coupon has the id of the slice', named({ code: '7' }), [named({ code: 'a1' })]],
    ['a coupon belongs to no slice of the wheel', won, [...coupons, named({ code: 'C-1' })]],
    ['a coupon has no names', won, [named({})]],
    ['the slice is not on the wheel', named({ code: 'X', label: 'Surprise' }), []],
    ['the spin has no names', named({}), []],
    ['the spin has only the label of its slice', named({ label: 'Better luck next time' }), coupons],
    ['a coupon has the label of its slice as code', won, [named({ code: '50 baht' })]],
    ['a coupon has only the id of its slice', won, [named({ id: 'a2' })]],
  ])('is false when %s', (_name, spun, coupons) => expect(wonNoCoupon({ won: spun, slices, coupons })).toBe(false));

  it('is false for every slice that a coupon names', () => {
    fc.assert(
      fc.property(fc.nat(slices.length - 1), fc.constantFrom('code' as const, 'id' as const, 'label' as const), (index, field) => {
        const slice = slices[index] ?? named({});
        const mark = slice[field] ?? '';
        fc.pre(mark !== '');
        expect(wonNoCoupon({ won: slice, slices, coupons: [named({ code: mark })] })).toBe(false);
      }),
    );
  });
});
