/** The identifiers of a slice. Empty or absent if the backend leaves them out. */
export interface SliceName {
  readonly code: string;
  readonly id?: string | undefined;
  readonly label: string;
}

type Field = keyof SliceName;

/** The comparisons, most reliable first: a backend may send an id or a label where another sends the code. */
const comparisons: readonly (readonly [of: Field, on: Field])[] = [
  ['code', 'code'],
  ['id', 'id'],
  ['code', 'id'],
  ['id', 'code'],
  ['label', 'label'],
  ['code', 'label'],
];

/** The index of the named slice on the wheel, or -1. */
export function findSlice(slices: readonly SliceName[], name: SliceName): number {
  for (const [of, on] of comparisons) {
    const wanted = name[of] ?? '';
    const index = wanted === '' ? -1 : slices.findIndex((slice) => slice[on] === wanted);
    if (index >= 0) return index;
  }
  return -1;
}

export interface WonSlice {
  /** The response of the spin. */
  readonly won: SliceName;
  readonly slices: readonly SliceName[];
  /** All coupons, read after the spin. */
  readonly coupons: readonly SliceName[];
}

/**
 * Whether a spin certainly won no coupon: the wheel shows its slice, every coupon names its slice by a code of the
 * wheel, and none of them is this one.
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
