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

/** What a member can do after a slip was refused. */
export type SlipRemedy = 'send-again' | 'ask-support';

/** The picture, or reading it, was the problem: the bank's original may pass. Others would be refused again. */
const readAnew: ReadonlySet<SlipReason> = new Set<SlipReason>([
  'UPLOADED_FILE_NOT_EXIST',
  'IMG_SIZE_UNABLE_TO_PROCESS',
  'CANNOT_READ_CROPPED_IMAGE',
  'UNSTABLE_REFNO_ON_SLIP',
  'TRIPPLE_WRONG_CAPTCHA',
  'INVALID_SLIP',
  'UNKNOW_ERROR',
]);

/** What helps after a refusal for this reason. For an unknown reason, only support can help. */
export function slipRemedy(reason: string): SlipRemedy {
  return isSlipReason(reason) && readAnew.has(reason) ? 'send-again' : 'ask-support';
}
