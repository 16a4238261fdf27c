import { fromWireTime, type Money } from '@wallet/domain';
import type { BannersResponse, InviteListResponse, MessageResponse } from '@wallet/contract';
import * as operations from '@wallet/contract/operations/invites';
import { from, walletApi } from '../transport/base-api.ts';
import { changesOffer } from './changes.ts';
import type { Intent } from '../transport/intent.ts';
import { toListPage, type ListPage, type ListRequest } from './paging.ts';
import { toMoney } from './to-money.ts';
import { sent, type MoneyAction } from '../money/money-action.ts';

/** What the play of an invited friend earned. */
export interface Invite {
  readonly name: string;
  readonly amount: Money | null;
  readonly createdAt: number | null;
}

/** Inviting friends, and what it earns. */
export const inviteEndpoints = walletApi.injectEndpoints({
  endpoints: (build) => ({
    getInvites: build.query<ListPage<Invite>, ListRequest>({
      ...from(operations.getInvites, ({ page, limit }: ListRequest) => ({ body: { page, limit } })),
      transformResponse: ({ invites, total }: InviteListResponse, _meta: unknown, request: ListRequest): ListPage<Invite> =>
        toListPage(
          invites.map(({ from, amount, createdAt }) => ({
            name: from.name,
            amount: toMoney(amount, request.currency),
            createdAt: fromWireTime(createdAt),
          })),
          total,
          request,
        ),
      providesTags: ['Invites'],
    }),
    getInviteBanners: build.query<BannersResponse, void>({
      ...from(operations.getInviteBanners),
    }),
    /** Moves what inviting earned into the wallet. A GET that pays money, hence a mutation. */
    claimInviteBonus: build.mutation<MessageResponse, Intent>({
      ...from(operations.claimInviteBonus),
      invalidatesTags: changesOffer('Invites', 'Wallet', 'Statement'),
    }),
  }),
});

export const { useGetInvitesQuery, useGetInviteBannersQuery } = inviteEndpoints;

export const claimInviteBonusAction: MoneyAction<void, MessageResponse> = {
  intent: 'claim-invite-bonus',
  send: (dispatch, _arg, intentId) => sent(dispatch(inviteEndpoints.endpoints.claimInviteBonus.initiate({ intentId }, { track: false }))),
  expects: () => ({ kind: 'invite-bonus-claimed' }),
};
