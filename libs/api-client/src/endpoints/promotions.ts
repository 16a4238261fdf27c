import { promotionResponse, type CurrentPromotionResponse, type MessageResponse, type PromotionResponse } from '@wallet/contract';
import * as operations from '@wallet/contract/operations/promotions';
import { from, walletApi } from '../transport/base-api.ts';
import { changes } from './changes.ts';
import type { CodedIntent } from '../transport/intent.ts';
import { sent, type MoneyAction } from '../money/money-action.ts';
import { sendWithVerdict, type Verdict } from '../transport/send-with-verdict.ts';

/** What a promotion code gives. The description is mark-up from outside. */
export type Promotion = NonNullable<PromotionResponse['promotion']>;

/** Codes that members are given elsewhere. */
export const promotionEndpoints = walletApi.injectEndpoints({
  endpoints: (build) => ({
    /** The promotion in use; null where there is none. */
    getCurrentPromotion: build.query<Promotion | null, void>({
      ...from(operations.getCurrentPromotion),
      transformResponse: ({ promotion }: CurrentPromotionResponse) => promotion,
      providesTags: ['Promotion'],
    }),
    /** Refused with NO_PROMOTION where there is none of that code. Asked anew each time: a promotion may just have ended. */
    findPromotion: build.query<Promotion, string>({
      queryFn: async (code, _api, _options, send) =>
        sendWithVerdict(
          send,
          { operation: operations.findPromotion, params: { code } },
          promotionResponse,
          ({ promotion }): Verdict<Promotion> => (promotion ? { data: promotion } : { refused: 'NO_PROMOTION' }),
        ),
      forceRefetch: () => true,
    }),
    /** Receives a promotion. A GET that gives money, hence a mutation. */
    activatePromotion: build.mutation<MessageResponse, CodedIntent>({
      ...from(operations.activatePromotion, ({ code }: { readonly code: string }) => ({ params: { code } })),
      invalidatesTags: changes('Promotion', 'Bonuses', 'ActiveBonus', 'Wallet', 'Statement'),
    }),
  }),
});

export const { useGetCurrentPromotionQuery, useFindPromotionQuery, useLazyFindPromotionQuery } = promotionEndpoints;

export const activatePromotionAction: MoneyAction<{ readonly code: string }, MessageResponse> = {
  intent: 'activate-promotion',
  send: (dispatch, arg, intentId) =>
    sent(dispatch(promotionEndpoints.endpoints.activatePromotion.initiate({ ...arg, intentId }, { track: false }))),
  expects: ({ code }) => ({ kind: 'promotion-activated', code }),
};
