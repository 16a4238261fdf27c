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

export interface WrittenRefusal {
  readonly status: number;
  readonly message: string;
}

/**
 * Says no in another way: by another status of a failure, within a success, by the code or in words. Words never come with
 * a status from 500 on, where they would be a breakdown's; a breakdown stays one, and so does a limit, which says how long.
 */
export function varyRefusal({ status, message }: WrittenRefusal, random: Random): WrittenRefusal {
  if (status >= 500 || status === 429) return { status, message };
  if (message === 'invalid-token') return { status: random.pick([status, 200, 403]), message: random.pick([message, noIdentity]) };
  const sentence = sentences[message as ErrorCode];
  if (sentence !== undefined && random.onceIn(3)) return { status: random.pick([status, 400, 422, 200]), message: sentence };
  return { status: random.pick([status, 400, 422, 500, 200]), message };
}
