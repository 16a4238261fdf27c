import { toPromotionCode } from '@wallet/domain';
import type { TextKey } from '@wallet/i18n';
import { object, string } from 'yup';

const missing: TextKey<'bonus'> = 'promotion.missing';

/** What a code gives is the backend's to say. */
export const promotionCodeSchema = object({ code: string().transform(toPromotionCode).required(missing) });
