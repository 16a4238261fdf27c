import { fromWireTime, toWireAmount, type Currency, type Money } from '@wallet/domain';
import { qrCodeResponse, type MessageResponse, type QrCodeResponse } from '@wallet/contract';
import { qrCodes } from '@wallet/contract/operations/qr-codes';
import { from, walletApi, type Intent } from '../transport/base-api.ts';
import { changes } from './changes.ts';
import { sendWithVerdict, type Verdict } from '../transport/read-with.ts';
import { toMoney } from './to-money.ts';
import { moneyAction } from '../money/money-action.ts';
import { listedWithinMs } from '../money/snapshot.ts';

/** A QR code that pays one deposit. */
export interface QrCode {
  readonly id: string;
  /** SVG or an image, as HTML from outside. */
  readonly markup: string;
  readonly amount: Money | null;
  /** When it expires, in milliseconds. Null if the backend does not say. */
  readonly expiresAt: number | null;
  /** When it was created here, in milliseconds of the device's clock, and the code that it replaced. Absent once the list of its bank has shown it. */
  readonly unlisted?: { readonly since: number; readonly replacedId: string | undefined };
}

/** A bank and the currency of its account. */
export interface QrBank {
  readonly bankCode: string;
  readonly currency: Currency | null;
}

/** Request for a QR code of a bank. */
export interface NewQrCode {
  readonly bankCode: string;
  readonly amount: Money;
}

function toQrCode(response: QrCodeResponse, currency: Currency | null): QrCode | null {
  if (!response.hasQrcode) return null;
  return {
    id: response.qrcodeId,
    markup: response.qrcode,
    amount: toMoney(response.amount, currency),
    expiresAt: fromWireTime(response.expireIn),
  };
}

/** A list that is late may show a code from before, which this page never knew. */
const expiresBefore = ({ expiresAt: one }: QrCode, { expiresAt: other }: QrCode): boolean => one !== null && other !== null && one < other;

/** Deposits by a QR code that a banking app scans. */
export const qrCodeEndpoints = walletApi.injectEndpoints({
  endpoints: (build) => ({
    /** The member's current QR code at a bank, or null if there is none. */
    getQrCode: build.query<QrCode | null, QrBank>({
      ...from(qrCodes.getQrCode, ({ bankCode }: QrBank) => ({ params: { bankCode } })),
      transformResponse: (response: QrCodeResponse, _meta: unknown, { currency }: QrBank) => toQrCode(response, currency),
      providesTags: (_code, _error, { bankCode }) => [{ type: 'QrCode', id: bankCode }],
      merge: (shown, read, { baseQueryMeta, fulfilledTimeStamp: at }) => {
        const isNew = shown?.unlisted && Math.abs((baseQueryMeta?.sentAtMs ?? at) - shown.unlisted.since) < listedWithinMs;
        return isNew && (!read || read.id === shown.unlisted.replacedId || expiresBefore(read, shown)) ? shown : read;
      },
    }),
    /**
     * Creates a QR code and shows it from the response. A member has one code at a time, so the cached codes of all
     * other banks are outdated.
     */
    createQrCode: build.mutation<QrCode, Intent & NewQrCode>({
      queryFn: async ({ bankCode, amount, intentId }, _api, _options, send) =>
        sendWithVerdict(
          send,
          { operation: qrCodes.createQrCode, params: { bankCode }, body: { amount: toWireAmount(amount) }, intentId },
          qrCodeResponse,
          (response): Verdict<QrCode> => {
            const data = toQrCode(response, amount.currency);
            return data ? { data } : { refused: response.message || 'QR_FAIL' };
          },
        ),
      invalidatesTags: (_code, error) => (error ? changes('QrCode')(undefined, error) : []),
      onQueryStarted: async ({ bankCode, amount }, api) => {
        const { dispatch, queryFulfilled } = api;
        const made = await queryFulfilled.catch(() => null);
        if (!made) return;
        // Not `upsertQueryData`, which validates its argument as a response of the backend.
        const arg = { bankCode, currency: amount.currency };
        const replaced = qrCodeEndpoints.endpoints.getQrCode.select(arg)(api.getState()).data;
        const value = { ...made.data, unlisted: { since: Date.now(), replacedId: replaced?.id } };
        dispatch(qrCodeEndpoints.util.upsertQueryEntries([{ endpointName: 'getQrCode', arg, value }]));
        const shown = walletApi.util.selectInvalidatedBy(api.getState(), ['QrCode']).map(({ originalArgs }) => originalArgs as QrBank);
        const others = shown.filter((bank) => bank.bankCode !== bankCode);
        dispatch(walletApi.util.invalidateTags(others.map((bank) => ({ type: 'QrCode' as const, id: bank.bankCode }))));
      },
    }),
    cancelQrCode: build.mutation<MessageResponse, Intent & { readonly qrCodeId: string }>({
      ...from(qrCodes.cancelQrCode, ({ qrCodeId }: { readonly qrCodeId: string }) => ({ params: { qrcodeId: qrCodeId } })),
      invalidatesTags: changes('QrCode'),
    }),
  }),
});

export const { useGetQrCodeQuery } = qrCodeEndpoints;

export const createQrCodeAction = moneyAction<NewQrCode, QrCode>({
  intent: 'create-qr-code',
  leavesBalances: true,
  endpoint: qrCodeEndpoints.endpoints.createQrCode,
  expects: ({ bankCode, amount }) => ({ kind: 'qr-code-created', bankCode, amount }),
  needsData: true,
});

export const cancelQrCodeAction = moneyAction<{ readonly bankCode: string; readonly qrCodeId: string }, MessageResponse>({
  intent: 'cancel-qr-code',
  leavesBalances: true,
  endpoint: qrCodeEndpoints.endpoints.cancelQrCode,
  expects: ({ bankCode, qrCodeId }) => ({ kind: 'qr-code-cancelled', bankCode, qrCodeId }),
});
