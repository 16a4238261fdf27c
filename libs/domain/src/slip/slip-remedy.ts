import { isSlipReason, type SlipReason } from './slip-reasons.ts';

/** What a member can do about a slip that was not accepted. */
export type SlipRemedy = 'send-again' | 'ask-support';

/** The picture was the matter, or the reading of it: the bank's original may pass. The others would be refused again. */
const readAnew: ReadonlySet<SlipReason> = new Set<SlipReason>([
  'UPLOADED_FILE_NOT_EXIST',
  'IMG_SIZE_UNABLE_TO_PROCESS',
  'CANNOT_READ_CROPPED_IMAGE',
  'UNSTABLE_REFNO_ON_SLIP',
  'TRIPPLE_WRONG_CAPTCHA',
  'INVALID_SLIP',
  'UNKNOW_ERROR',
]);

/** What helps after a refusal for this reason. Of a reason that nobody here knows only support can tell more. */
export function slipRemedy(reason: string): SlipRemedy {
  return isSlipReason(reason) && readAnew.has(reason) ? 'send-again' : 'ask-support';
}
