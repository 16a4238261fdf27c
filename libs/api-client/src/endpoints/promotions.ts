import { promotionResponse, type CurrentPromotionResponse, type MessageResponse, type PromotionResponse } from '@wallet/contract';
import { promotions } from '@wallet/contract/operations/promotions';
import { from, walletApi, type CodedIntent } from '../transport/base-api.ts';
import { changes } from './changes.ts';
import { moneyAction } from '../money/money-action.ts';
import { sendWithVerdict, type Verdict } from '../transport/read-with.ts';

/** The promotion of a code. The description is HTML from outside. */
export type Promotion = NonNullable<PromotionResponse['promotion']>;

/** Promotions by code. */
export const promotionEndpoints = walletApi.injectEndpoints({
  endpoints: (build) => ({
    /** The active promotion, or null if there is none. */
    getCurrentPromotion: build.query<Promotion | null, void>({
      ...from(promotions.getCurrentPromotion),
      transformResponse: ({ promotion }: CurrentPromotionResponse) => promotion,
      providesTags: ['Promotion'],
    }),
    /** Refused with NO_PROMOTION if the code does not exist. Never cached: a promotion may have ended. */
    findPromotion: build.query<Promotion, string>({
      queryFn: async (code, _api, _options, send) =>
        sendWithVerdict(
          send,
          { operation: promotions.findPromotion, params: { code } },
          promotionResponse,
          ({ promotion }): Verdict<Promotion> => (promotion ? { data: promotion } : { refused: 'NO_PROMOTION' }),
        ),
      forceRefetch: () => true,
    }),
    /** Receives a promotion. It is a GET that pays money, hence a mutation. */
    activatePromotion: build.mutation<MessageResponse, CodedIntent>({
      ...from(promotions.activatePromotion, ({ code }: { readonly code: string }) => ({ params: { code } })),
      invalidatesTags: changes('Promotion', 'Bonuses', 'ActiveBonus', 'Wallet', 'Statement'),
    }),
  }),
});

export const { useGetCurrentPromotionQuery, useFindPromotionQuery, useLazyFindPromotionQuery } = promotionEndpoints;

export const activatePromotionAction = moneyAction<{ readonly code: string }, MessageResponse>({
  intent: 'activate-promotion',
  endpoint: promotionEndpoints.endpoints.activatePromotion,
  expects: ({ code }) => ({ kind: 'promotion-activated', code }),
});
