import * as v from 'valibot';
import { code, requestedAmount } from './parts.ts';

/** `WALLET` or the code of a game account. */
const place = code;

/** `POST /api/wallet/add`, `withdraw` and `withdrawAll` */
export const amountRequest = v.strictObject({ amount: requestedAmount });

/** `POST /api/wallet/transfer` */
export const transferRequest = v.strictObject({ from: place, to: place, amount: requestedAmount });

/** `POST /api/wallet/transferAll`: transfers everything that the member has to one place. */
export const transferAllRequest = v.strictObject({ to: place });

/** `POST /api/wallet/truelink`: the link, encrypted with `CryptoJS.AES.encrypt(link, passphrase).toString()`. */
export const trueLinkRequest = v.strictObject({ link: v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(4096)) });

export type TransferRequest = v.InferOutput<typeof transferRequest>;
