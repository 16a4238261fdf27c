import { messageResponse, type MessageResponse } from '@wallet/contract';
import { trueMoney } from '@wallet/contract/operations/true-money';
import { walletApi, type Intent } from '../transport/base-api.ts';
import { changes } from './changes.ts';
import { moneyAction } from '../money/money-action.ts';
import { readWith } from '../transport/read-with.ts';

export interface TrueMoneyLink {
  readonly link: string;
  /** The build's passphrase. It is part of the page, so it is not a secret. */
  readonly passphrase: string;
}

/** Deposits by the link of a TrueMoney gift. */
export const trueMoneyEndpoints = walletApi.injectEndpoints({
  endpoints: (build) => ({
    sendTrueLink: build.mutation<MessageResponse, TrueMoneyLink & Intent>({
      queryFn: async ({ link, passphrase, intentId }, _api, _options, send) => {
        const cipher = await import('./encrypt-link.ts').catch(() => null);
        // The encryption code did not load, so nothing was sent.
        if (!cipher) return { error: { kind: 'offline' } };
        const body = { link: cipher.encryptLink(link, passphrase) };
        return readWith(messageResponse, await send({ operation: trueMoney.sendTrueLink, body, intentId }));
      },
      invalidatesTags: changes('Wallet', 'Statement'),
    }),
  }),
});

export const sendTrueMoneyLinkAction = moneyAction<TrueMoneyLink, MessageResponse>({
  intent: 'send-true-money-link',
  endpoint: trueMoneyEndpoints.endpoints.sendTrueLink,
  expects: () => ({ kind: 'true-money-link' }),
});
