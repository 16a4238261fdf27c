import { maxPromotionCodeLength, toPromotionCode } from '@wallet/domain';
import type { TextKey } from '@wallet/i18n';
import { object, string } from 'yup';

const missing: TextKey<'bonus'> = 'promotion.missing';
const tooLong: TextKey<'bonus'> = 'promotion.tooLong';

/** Only requires a code that can be sent. What it gives is up to the backend. */
export const promotionCodeSchema = object({
  code: string().transform(toPromotionCode).required(missing).max(maxPromotionCodeLength, tooLong),
});
