/** Why a slip was not accepted, as the backend says it. The misspelt ones are its own words. */
export const slipReasons = [
  'UPLOADED_FILE_NOT_EXIST',
  'IMG_SIZE_UNABLE_TO_PROCESS',
  'CANNOT_READ_CROPPED_IMAGE',
  'DEST_ACC_INVALID',
  'SLIP_REFNO_DUPLICATED',
  'UNSTABLE_REFNO_ON_SLIP',
  'TRIPPLE_WRONG_CAPTCHA',
  'INVALID_SLIP',
  'NOT_MATCH',
  'EXPIRED_SLIP',
  'UNKNOW_ERROR',
] as const;

export type SlipReason = (typeof slipReasons)[number];

const known: ReadonlySet<string> = new Set(slipReasons);

export function isSlipReason(note: string): note is SlipReason {
  return known.has(note);
}
