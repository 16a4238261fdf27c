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

/** How operators name a slice without a prize. The contract has no field for it. The longer names come first. */
const blankNames = [
  ...['ขอแสดงความเสียใจ', 'เสียใจด้วย', 'เสียใจ', 'คุณไม่ได้รับรางวัล', 'ไม่ได้รับรางวัล', 'ไม่ได้รางวัล', 'ไม่มีรางวัล', 'ไม่ถูกรางวัล'],
  ...['ลองใหม่อีกครั้ง', 'ลองใหม่', 'ขอให้โชคดีครั้งหน้า', 'โชคดีครั้งหน้า', 'โชคดีรอบหน้า', 'ครั้งหน้า', 'รอบหน้า', 'นะคะ', 'นะ', 'ค่ะ', 'ครับ'],
  ...['ຂໍສະແດງຄວາມເສຍໃຈ', 'ເສຍໃຈນຳ', 'ເສຍໃຈ', 'ທ່ານບໍ່ໄດ້ຮັບລາງວັນ', 'ບໍ່ໄດ້ຮັບລາງວັນ', 'ບໍ່ໄດ້ລາງວັນ', 'ບໍ່ມີລາງວັນ', 'ບໍ່ຖືກລາງວັນ'],
  ...['ລອງໃໝ່ອີກຄັ້ງ', 'ລອງໃໝ່', 'ຂໍໃຫ້ໂຊກດີຄັ້ງໜ້າ', 'ໂຊກດີຄັ້ງໜ້າ', 'ໂຊກດີເທື່ອໜ້າ', 'ຄັ້ງໜ້າ', 'ເທື່ອໜ້າ', 'ເດີ້'],
  ...[
    'better luck next time',
    'next time',
    'please try again',
    'try again',
    'no prize',
    'no luck',
    'no win',
    'nothing',
    'none',
    'sorry',
    'empty',
    'blank',
    'miss',
    'lose',
  ],
].map(toLetters);

/** Letters and figures only, in one notation: operators add spaces, marks and emoji. */
function toLetters(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{M}\p{N}\p{Sc}]|\uFE0F/gu, '');
}

/** Whether the whole name consists of names of a blank. A part proves nothing: "50 baht off next time" is a prize. */
function isBlankName(name: string): boolean {
  const letters = toLetters(name);
  return letters !== '' && blankNames.reduce((rest, blank) => rest.replaceAll(blank, ''), letters) === '';
}

/** The number tells several blanks of a wheel apart. */
const isBlank = ({ code, label }: SliceName): boolean => isBlankName(label) || isBlankName(code.replace(/\d+$/, ''));

/**
 * Whether a spin may have won nothing: the operator names its slice as a blank, and no coupon is its. A coupon may be
 * booked later than the spin is answered, so only coupons that were read some time after it prove that there is none.
 */
export function isBlankWon({ won, slices, coupons }: WonSlice): boolean {
  const slice = slices[findSlice(slices, won)];
  const names = slice ? [won, slice] : [won];
  const own = new Set(names.flatMap(marksOf));
  return names.some(isBlank) && !coupons.some((coupon) => marksOf(coupon).some((mark) => own.has(mark)));
}

function marksOf({ code, id = '', label }: SliceName): string[] {
  return [code, id, label].filter((mark) => mark !== '');
}

/** Whether the wheel may be spun: not while it spins, and not without coins. An unknown count is left to the backend. */
export function canSpin({ isSpinning, coins }: { readonly isSpinning: boolean; readonly coins: number | null }): boolean {
  return !isSpinning && (coins === null || coins > 0);
}

const maxPx = 350;
const shareOfWindow = 0.85;

/** The wheel's diameter, in CSS pixels. */
export function wheelSize(windowWidthPx: number): number {
  return Math.min(maxPx, Math.floor(windowWidthPx * shareOfWindow));
}
