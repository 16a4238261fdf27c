import { fromWireTime, type Money } from '@wallet/domain';
import type { BannersResponse, InviteListResponse, MessageResponse } from '@wallet/contract';
import { invites } from '@wallet/contract/operations/invites';
import { from, walletApi, type Intent } from '../transport/base-api.ts';
import { changesOffer } from './changes.ts';
import { toListPage, type ListPage, type ListRequest } from './paging.ts';
import { toMoney } from './to-money.ts';
import { moneyAction } from '../money/money-action.ts';

/** What the member earned from an invited friend. */
export interface Invite {
  readonly name: string;
  readonly amount: Money | null;
  readonly createdAt: number | null;
}

/** Invitations and what they earn. */
export const inviteEndpoints = walletApi.injectEndpoints({
  endpoints: (build) => ({
    getInvites: build.query<ListPage<Invite>, ListRequest>({
      ...from(invites.getInvites, ({ page, limit }: ListRequest) => ({ body: { page, limit } })),
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
      ...from(invites.getInviteBanners),
    }),
    /** Pays the invite bonus into the wallet. It is a GET that pays money, hence a mutation. */
    claimInviteBonus: build.mutation<MessageResponse, Intent>({
      ...from(invites.claimInviteBonus),
      invalidatesTags: changesOffer('Invites', 'Wallet', 'Statement'),
    }),
  }),
});

export const { useGetInvitesQuery, useGetInviteBannersQuery } = inviteEndpoints;

export const claimInviteBonusAction = moneyAction<void, MessageResponse>({
  intent: 'claim-invite-bonus',
  endpoint: inviteEndpoints.endpoints.claimInviteBonus,
  expects: () => ({ kind: 'invite-bonus-claimed' }),
});
