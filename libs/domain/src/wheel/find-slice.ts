/** What names a slice; '' or absent where a backend leaves it out. */
export interface SliceName {
  readonly code: string;
  readonly id?: string | undefined;
  readonly label: string;
}

type Field = keyof SliceName;

/** What is compared with what, the surest first: a backend may put an id, or the label, where another has the code. */
const comparisons: readonly (readonly [of: Field, on: Field])[] = [
  ['code', 'code'],
  ['id', 'id'],
  ['code', 'id'],
  ['id', 'code'],
  ['label', 'label'],
  ['code', 'label'],
];

/** The place of the named slice on the wheel; -1 where the wheel shows none of that name. */
export function findSlice(slices: readonly SliceName[], name: SliceName): number {
  for (const [of, on] of comparisons) {
    const wanted = name[of] ?? '';
    const index = wanted === '' ? -1 : slices.findIndex((slice) => slice[on] === wanted);
    if (index >= 0) return index;
  }
  return -1;
}

export interface WonSlice {
  /** What the spin was answered with. */
  readonly won: SliceName;
  readonly slices: readonly SliceName[];
  /** All coupons, read since the spin. */
  readonly coupons: readonly SliceName[];
}

/**
 * Is it sure that a spin won no coupon? Only where the wheel shows its slice, every coupon names its slice by a code of
 * the wheel, and none can be of this one. A backend that names its coupons otherwise may have any of them for it.
 */
export function wonNoCoupon({ won, slices, coupons }: WonSlice): boolean {
  const slice = slices.find(({ code }) => code !== '' && code === won.code);
  if (slice === undefined) return false;
  const own = new Set([won, slice].flatMap(marksOf));
  const codes = new Set(slices.map(({ code }) => code));
  return coupons.every((coupon) => coupon.code !== '' && codes.has(coupon.code) && !marksOf(coupon).some((mark) => own.has(mark)));
}

function marksOf({ code, id = '', label }: SliceName): string[] {
  return [code, id, label].filter((mark) => mark !== '');
}
