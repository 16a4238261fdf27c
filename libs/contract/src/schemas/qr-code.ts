import * as v from 'valibot';
import { amount, drawing, flag, id, isRecord, readAs, text, time } from './parts.ts';

/** `GET` and `POST /api/qrcode/{bankCode}`. Without a QR code, `message` may say why. */
const qrCode = v.object({
  hasQrcode: flag,
  qrcodeId: id,
  /** SVG or an image, as HTML from outside. */
  qrcode: drawing,
  amount,
  /** When it expires. */
  expireIn: time,
  message: text,
});

/**
 * The HTML itself tells whether there is a QR code: empty means none. A QR code that cannot be shown makes the response
 * invalid, because saying that there is none would be wrong.
 */
export const qrCodeResponse = v.pipe(
  readAs(qrCode, (response) =>
    isRecord(response) && 'qrcode' in response ? { ...response, hasQrcode: response.hasQrcode ?? Boolean(response.qrcode) } : response,
  ),
  v.check(({ hasQrcode, qrcode }) => !hasQrcode || qrcode !== '', 'the mark-up of the code'),
);

export type QrCodeResponse = v.InferOutput<typeof qrCodeResponse>;
