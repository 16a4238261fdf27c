import {
  currentPromotionAnswer, messageAnswer, promotionAnswer, type CurrentPromotionAnswer, type MessageAnswer,
  type PromotionAnswer,
} from '@wallet/wire';
import { walletApi } from './base-api.ts';
import { changes } from './changes.ts';
import type { CodedIntent } from './intent.ts';
import { sent, type MoneyAction } from './money/money-action.ts';
import { sendJudged, type Verdict } from './send-judged.ts';

/** What a promotion code gives. The description is mark-up from outside. */
export type Promotion = NonNullable<PromotionAnswer['promotion']>;

/** Codes that members are given elsewhere. */
export const promotionEndpoints = walletApi.injectEndpoints({
  endpoints: (build) => ({
    /** The promotion in use; null where there is none. */
    getCurrentPromotion: build.query<Promotion | null, void>({
      query: () => ({ url: 'promotion/current' }),
      rawResponseSchema: currentPromotionAnswer,
      transformResponse: ({ promotion }: CurrentPromotionAnswer) => promotion,
      providesTags: ['Promotion'],
    }),
    /** Refused with NO_PROMOTION where there is none of that code. Asked anew each time: a promotion may just have ended. */
    findPromotion: build.query<Promotion, string>({
      queryFn: async (code, _api, _options, send) =>
        sendJudged(send, { url: 'promotion/find', values: [code] }, promotionAnswer, ({ promotion }): Verdict<Promotion> =>
          promotion ? { data: promotion } : { refused: 'NO_PROMOTION' },
        ),
      forceRefetch: () => true,
    }),
    /** Receives a promotion. A GET that gives money, hence a mutation. */
    activatePromotion: build.mutation<MessageAnswer, CodedIntent>({
      query: ({ code, intentId }) => ({ url: 'promotion/activate', values: [code], intentId }),
      rawResponseSchema: messageAnswer,
      invalidatesTags: changes('Promotion', 'Bonuses', 'ActiveBonus', 'Wallet', 'Statement'),
    }),
  }),
});

export const { useGetCurrentPromotionQuery, useFindPromotionQuery, useLazyFindPromotionQuery } = promotionEndpoints;

export const activatePromotionAction: MoneyAction<{ readonly code: string }, MessageAnswer> = {
  intent: 'activate-promotion',
  send: (dispatch, arg, intentId) =>
    sent(dispatch(promotionEndpoints.endpoints.activatePromotion.initiate({ ...arg, intentId }, { track: false }))),
  expects: ({ code }) => ({ kind: 'promotion-activated', code }),
};
