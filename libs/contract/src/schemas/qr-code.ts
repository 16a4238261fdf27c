import * as v from 'valibot';
import { amount, drawing, flag, id, isRecord, readAs, text, time } from './parts.ts';

/** `GET` and `POST /api/qrcode/{bankCode}`. Without a code `message` may say why. */
const qrCode = v.object({
  hasQrcode: flag,
  qrcodeId: id,
  /** SVG or an image, as mark-up from outside. */
  qrcode: drawing,
  amount,
  /** When it can no longer be paid. */
  expireIn: time,
  message: text,
});

/**
 * The mark-up says by itself that there is a code, or, where it is empty, that there is none. A code that cannot be drawn is
 * no answer: it is there, so saying that there is none would be wrong.
 */
export const qrCodeResponse = v.pipe(
  readAs(qrCode, (response) =>
    isRecord(response) && 'qrcode' in response
      ? { ...response, hasQrcode: response['hasQrcode'] ?? Boolean(response['qrcode']) }
      : response,
  ),
  v.check(({ hasQrcode, qrcode }) => !hasQrcode || qrcode !== '', 'the mark-up of the code'),
);

export type QrCodeResponse = v.InferOutput<typeof qrCodeResponse>;
