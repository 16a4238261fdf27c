import { describe, expect, it } from 'vitest';
import { canSpin, findSlice, isBlankWon, wheelSize, type SliceName } from './slices.ts';

const slices: readonly SliceName[] = [
  { code: '7', id: 'a1', label: '10 baht' },
  { code: 'NONE', label: 'Better luck next time' },
  { code: 'P50', id: 'a2', label: '50 baht' },
  { code: '', id: 'a3', label: 'Shirt' },
];
const named = (name: Partial<SliceName>): SliceName => ({ code: '', label: '', ...name });

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
])('findSlice finds the index by %s', (_name, name, index) => expect(findSlice(slices, named(name))).toBe(index));

describe('isBlankWon', () => {
  const coupons = [named({ code: '7', label: 'Ten' })];

  it.each<[string, Partial<SliceName>]>([
    ['a Thai label', { code: 'S9', label: 'เสียใจด้วย' }],
    ['a Thai label of several sentences', { code: 'S9', label: 'เสียใจด้วยค่ะ ลองใหม่ครั้งหน้านะคะ 😢' }],
    ['a Lao label with break marks', { code: 'S9', label: 'ເສຍ\u200bໃຈ\u200bນຳ' }],
    ['a Lao label in the other notation of its letters', { code: 'S9', label: 'ໂຊກດີເທື່ອຫນ້າ' }],
    ['an English label', { label: 'Sorry, try again!' }],
    ['its code', { code: 'NONE1' }],
    ['its code with a mark', { code: 'no_prize-2' }],
    ['the label of its slice on the wheel', { id: 'a4' }],
  ])('is true when a slice is named as a blank by %s', (_name, won) => {
    const wheel = [...slices, { code: '0', id: 'a4', label: 'Better luck next time' }];
    expect(isBlankWon({ won: named(won), slices: wheel, coupons })).toBe(true);
    expect(isBlankWon({ won: named(won), slices: wheel, coupons: [] })).toBe(true);
  });

  it.each(['ส่วนลดฝากครั้งหน้า 50 บาท', 'ฟรีสปินรอบหน้า', 'เสียใจด้วย รับปลอบใจ 5 บาท', 'ຫຼຸດ 10% ເທື່ອໜ້າ', 'Double bonus next time', 'Sorry 10', '10'])(
    'is false for a prize whose label contains a name of a blank, or none: %s',
    (label) => expect(isBlankWon({ won: named({ code: 'S9', label }), slices, coupons: [] })).toBe(false),
  );

  it.each<[string, Partial<SliceName>, readonly SliceName[]]>([
    ['no coupon is listed', { code: 'P50' }, []],
    ['only other coupons are listed', { code: 'P50' }, coupons],
    ['the slice is not on the wheel', { code: 'X', label: 'Surprise' }, []],
    ['the spin has no names', {}, []],
    ['a coupon belongs to the slice', { code: 'NONE' }, [named({ code: 'NONE' })]],
    ['a coupon has the label of the slice', { code: 'NONE' }, [named({ label: 'Better luck next time' })]],
  ])('is false when %s', (_name, won, listed) => expect(isBlankWon({ won: named(won), slices, coupons: listed })).toBe(false));
});

it.each([
  ['true with one coin', false, 1, true],
  ['false without coins', false, 0, false],
  ['false with a negative number of coins', false, -1, false],
  ['true with an unknown number of coins', false, null, true],
  ['false while the wheel spins', true, 5, false],
  ['false with an unknown number of coins while the wheel spins', true, null, false],
])('canSpin is %s', (_name, isSpinning, coins, can) => expect(canSpin({ isSpinning, coins })).toBe(can));

it.each([
  [320, 272],
  [411, 349],
  [412, 350],
  [1280, 350],
])('for a window of %d px wheelSize is %d px', (width, size) => expect(wheelSize(width)).toBe(size));
