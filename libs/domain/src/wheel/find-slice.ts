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
  /** The known coupons. */
  readonly coupons: readonly SliceName[];
}

/** How operators name a slice without a prize. The contract has no field for it. */
const noPrizeCode = /^(?:none|no_?prize|nothing|empty|miss|lose)[_-]?\d*$/i;
const noPrizeLabel =
  /เสียใจ|ไม่ได้รับ|ไม่ได้รางวัล|ไม่มีรางวัล|ไม่ถูกรางวัล|ลองใหม่|ครั้งหน้า|รอบหน้า|ເສຍໃຈ|ບໍ່ໄດ້|ບໍ່ມີລາງວັນ|ບໍ່ຖືກ|ລອງໃໝ່|ເທື່ອໜ້າ|ຄັ້ງໜ້າ|\b(?:no (?:prize|luck|win)|nothing|try again|next time|sorry)\b/i;

const isNoPrize = ({ code, label }: SliceName): boolean => noPrizeCode.test(code) || noPrizeLabel.test(label.replaceAll('\u200b', ''));

/**
 * Whether a spin won no coupon: the operator names its slice as one without a prize, and no coupon is its. A coupon may
 * be booked later than the spin is answered, so a missing one proves nothing.
 */
export function wonNoCoupon({ won, slices, coupons }: WonSlice): boolean {
  const slice = slices[findSlice(slices, won)];
  const names = slice ? [won, slice] : [won];
  const own = new Set(names.flatMap(marksOf));
  return names.some(isNoPrize) && !coupons.some((coupon) => marksOf(coupon).some((mark) => own.has(mark)));
}

function marksOf({ code, id = '', label }: SliceName): string[] {
  return [code, id, label].filter((mark) => mark !== '');
}
