import * as v from 'valibot';
import { amount, text, time } from './parts.ts';

/** `GET` and `POST /api/qrcode/{bankCode}`. Without a code `message` may say why. */
const qrCode = v.object({
  hasQrcode: v.boolean(),
  qrcodeId: text,
  /** SVG or an image, as mark-up from outside. */
  qrcode: text,
  amount,
  /** When it can no longer be paid. */
  expireIn: time,
  message: text,
});

/** A code that cannot be drawn is no answer: it is there, so saying that there is none would be wrong. */
export const qrCodeAnswer = v.pipe(
  qrCode,
  v.check(({ hasQrcode, qrcode }) => !hasQrcode || qrcode !== '', 'the mark-up of the code'),
);

export type QrCodeAnswer = v.InferOutput<typeof qrCodeAnswer>;
