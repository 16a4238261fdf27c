import * as v from 'valibot';
import { amount, text, time } from './parts.ts';

/** `GET`, `POST` and `DELETE /api/qrcode/...`. Without a code `message` may say why. */
export const qrCodeAnswer = v.object({
  hasQrcode: v.boolean(),
  qrcodeId: text,
  /** SVG or an image, as mark-up from outside. */
  qrcode: text,
  amount,
  /** When it can no longer be paid. */
  expireIn: time,
  message: text,
});

export type QrCodeAnswer = v.InferOutput<typeof qrCodeAnswer>;
