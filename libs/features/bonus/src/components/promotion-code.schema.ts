import { toPromotionCode } from '@wallet/domain';
import type { TextKey } from '@wallet/i18n';
import { object, string } from 'yup';

const missing: TextKey<'bonus'> = 'promotion.missing';

/** Only requires a code. What it gives is up to the backend. */
export const promotionCodeSchema = object({ code: string().transform(toPromotionCode).required(missing) });
