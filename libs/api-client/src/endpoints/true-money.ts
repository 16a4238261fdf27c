import type { MessageResponse } from '@wallet/contract';
import { trueMoney } from '@wallet/contract/operations/true-money';
import { from, walletApi, type Intent } from '../transport/base-api.ts';
import { changes } from './changes.ts';
import { moneyAction } from '../money/money-action.ts';

export interface TrueMoneyLink {
  /** As `encryptLink` returns it. */
  readonly link: string;
}

/** Deposits by the link of a TrueMoney gift. */
export const trueMoneyEndpoints = walletApi.injectEndpoints({
  endpoints: (build) => ({
    sendTrueLink: build.mutation<MessageResponse, TrueMoneyLink & Intent>({
      ...from(trueMoney.sendTrueLink, (body: TrueMoneyLink) => ({ body })),
      invalidatesTags: changes('Wallet', 'Statement'),
    }),
  }),
});

export const sendTrueMoneyLinkAction = moneyAction<TrueMoneyLink, MessageResponse>({
  intent: 'send-true-money-link',
  endpoint: trueMoneyEndpoints.endpoints.sendTrueLink,
  expects: () => ({ kind: 'true-money-link' }),
});
