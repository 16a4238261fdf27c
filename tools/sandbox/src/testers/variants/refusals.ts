import type { ErrorCode } from '@wallet/domain';
import type { Random } from './random.ts';

/** Sentences in which operators say what a code says. */
const sentences: Readonly<Partial<Record<ErrorCode, string>>> = {
  WRONG_CREDENTIAL: 'ชื่อผู้ใช้หรือรหัสผ่านไม่ถูกต้อง',
  WRONG_PASSWORD: 'รหัสผ่านเดิมไม่ถูกต้อง',
  EXISTING_USER: 'มีผู้ใช้เบอร์โทรนี้แล้ว',
  EXISTING_BANK: 'เลขบัญชีนี้ถูกใช้งานแล้ว',
  OTP_CODE_INVALID: 'รหัส OTP ไม่ถูกต้อง กรุณาลองอีกครั้ง',
  BONUS_ALREADY_ACTIVE: 'ท่านมีโบนัสที่กำลังใช้งานอยู่',
  BONUS_CONDITION: 'ยังทำเทิร์นไม่ครบตามเงื่อนไข',
  NO_PROMOTION: 'ไม่พบโปรโมชั่น',
  PROMOTION_RECEIVED: 'ท่านได้รับโปรโมชั่นนี้แล้ว',
  NO_INVITE_BONUS: 'ไม่มีโบนัสแนะนำเพื่อน',
  NO_REFUND: 'ไม่มียอดคืนเงิน',
  MONEY_NOT_ENOUGH: 'ยอดเงินของท่านไม่เพียงพอ',
  TRANSFER_MINIMUM: 'จำนวนเงินต้องมากกว่า 0',
  NO_GAME: 'ไม่พบเกม',
  SLOT_NO_ACCOUNT: 'ไม่พบบัญชีเกม',
  TRUELINK_DUPLICATE: 'ลิงก์นี้ถูกใช้แล้ว',
  TRUELINK_INVALID: 'ลิงก์ไม่ถูกต้อง',
};

/** The backend's own sentence for a member who it does not know. */
const noIdentity = 'ไม่สามารถยืนยันตัวตนได้';

/** A refusal as another backend writes it. */
interface VariedRefusal {
  readonly status: number;
  readonly body: unknown;
}

/** Where backends put why not; what they name so stands for it wherever it is. */
const places: readonly ((saying: string, status: number) => unknown)[] = [
  (message) => ({ message }),
  (message) => ({ message, data: null, __v: 0 }),
  (message) => ({ success: false, message }),
  (error) => ({ success: 0, error }),
  (error) => ({ error }),
  (message) => ({ error: { message } }),
];

/** Where only a failure says it, or where it is plain by itself that this is none. */
const failurePlaces: typeof places = [
  ...places,
  (message, statusCode) => ({ statusCode, message, error: 'Bad Request' }),
  (saying) => saying,
];

/** Words of a breakdown may be anybody's, so that nothing is known by them; a code is the backend's own. */
const statuses = [400, 404, 409, 422] as const;

/**
 * Says no in another way: by another status of a failure, within a success, by the code or in words, in one place or another.
 * A breakdown stays one, and so does a limit, which says how long.
 */
export function varyRefusal(status: number, message: string, random: Random): VariedRefusal | null {
  if (status >= 500 || status === 429) return null;
  const write = (chosen: number, saying: string): VariedRefusal => ({
    status: chosen,
    body: random.pick(chosen < 400 ? places : failurePlaces)(saying, chosen),
  });
  if (message === 'invalid-token') return write(random.pick([status, 200, 403]), random.pick([message, noIdentity]));
  const sentence = sentences[message as ErrorCode];
  if (sentence !== undefined && random.onceIn(3)) return write(random.pick([status, ...statuses, 200, 500, 503]), sentence);
  return write(random.pick([status, ...statuses, 500, 200]), message);
}
