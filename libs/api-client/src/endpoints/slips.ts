import { messageResponse, type MessageResponse } from '@wallet/contract';
import { slips } from '@wallet/contract/operations/slips';
import type { StoreContext } from '../transport/api-context.ts';
import { walletApi, type Intent } from '../transport/base-api.ts';
import { changes } from './changes.ts';
import { moneyAction } from '../money/money-action.ts';
import { readWith } from '../transport/read-with.ts';
import { uploadFile, type UploadHandle } from '../transport/upload-file.ts';

/** A slip that a member sends. */
export interface NewSlip extends UploadHandle {
  readonly file: File;
  /** The bank of the operator's account that received the money. Null for a backend that does not take it. */
  readonly bankCode: string | null;
}

interface RecognisedSlip extends NewSlip {
  /** Identical for the same picture. */
  readonly contentKey: string;
}

/** Deposits by slip. */
export const slipEndpoints = walletApi.injectEndpoints({
  endpoints: (build) => ({
    sendSlip: build.mutation<MessageResponse, NewSlip & Intent>({
      queryFn: async ({ file, bankCode, intentId, onProgress, signal }, { extra }) => {
        const request = { operation: slips.sendSlip, body: { ...(bankCode !== null && { bankCode }), file }, intentId };
        return readWith(messageResponse, await uploadFile(request, { onProgress, signal }, extra as StoreContext));
      },
      invalidatesTags: changes('Slips', 'Wallet', 'Statement'),
    }),
  }),
});

export const uploadSlipAction = moneyAction<RecognisedSlip, MessageResponse>({
  intent: 'upload-slip',
  endpoint: slipEndpoints.endpoints.sendSlip,
  expects: () => ({ kind: 'slip' }),
  fingerprint: ({ bankCode, contentKey }) => [bankCode, contentKey].join(' '),
});
