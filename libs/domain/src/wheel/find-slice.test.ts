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
    ['its code', { code: 'P50' }, 2],
    ['its id', { id: 'a3' }, 3],
    ['its id where another has the code', { code: 'a2' }, 2],
    ['its code where another has the id', { id: '7' }, 0],
    ['its label', { label: '50 baht' }, 2],
    ['its label where another has the code', { code: 'Shirt' }, 3],
    ['its code before a label that another slice has', { code: 'P50', label: '10 baht' }, 2],
    ['its label where the code says nothing', { code: '200', label: '10 baht' }, 0],
    ['nothing that the wheel shows', { code: 'X', id: 'Y', label: 'Z' }, -1],
    ['nothing at all: not the slice without a code', {}, -1],
  ])('finds by %s', (_name, name, index) => expect(findSlice(slices, named(name))).toBe(index));

  it('is a place on the wheel, or none', () => {
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

  it('is sure where every coupon is of another slice of the wheel', () => expect(wonNoCoupon({ won, slices, coupons })).toBe(true));
  it('is sure where there is no coupon', () => expect(wonNoCoupon({ won, slices, coupons: [] })).toBe(true));

  it.each<[string, SliceName, readonly SliceName[]]>([
    ['the coupon is of the slice', won, [named({ code: 'NONE' })]],
    ['the coupon bears the label of the slice', named({ code: '7' }), [named({ label: '10 baht' })]],
    ['the coupon bears the id of the slice', named({ code: '7' }), [named({ code: 'a1' })]],
    ['a coupon is of no slice that the wheel shows', won, [...coupons, named({ code: 'C-1' })]],
    ['nothing is known of a coupon', won, [named({})]],
    ['the wheel does not show the slice', named({ code: 'X', label: 'Surprise' }), []],
    ['the spin named nothing', named({}), []],
    ['the spin named its slice by the label', named({ label: 'Better luck next time' }), coupons],
    ['a coupon names its slice by the label', won, [named({ code: '50 baht' })]],
    ['a coupon names its slice by the id', won, [named({ id: 'a2' })]],
  ])('is not sure where %s', (_name, spun, held) => expect(wonNoCoupon({ won: spun, slices, coupons: held })).toBe(false));

  it('never says so of a slice that a coupon names', () => {
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
