import { messageAnswer, type MessageAnswer } from '@wallet/wire';
import { walletApi } from './base-api.ts';
import { changes } from './changes.ts';
import type { Intent } from './intent.ts';
import { sent, type MoneyAction } from './money/money-action.ts';
import { readWith } from './read-with.ts';

export interface TrueMoneyLink {
  readonly link: string;
  /** The build's; it ships with the page, so it hides nothing. */
  readonly passphrase: string;
}

/** Deposits by the link of a true-money gift. */
export const trueMoneyEndpoints = walletApi.injectEndpoints({
  endpoints: (build) => ({
    sendTrueMoneyLink: build.mutation<MessageAnswer, TrueMoneyLink & Intent>({
      queryFn: async ({ link, passphrase, intentId }, _api, _options, send) => {
        const cipher = await import('./encrypt-link.ts').catch(() => null);
        // Its code did not arrive, so nothing was sent.
        if (!cipher) return { error: { kind: 'offline' } };
        const body = { link: cipher.encryptLink(link, passphrase) };
        return readWith(messageAnswer, await send({ url: 'wallet/truelink', method: 'POST', body, intentId }));
      },
      invalidatesTags: changes('Wallet', 'Statement'),
    }),
  }),
});

export const sendTrueMoneyLinkAction: MoneyAction<TrueMoneyLink, MessageAnswer> = {
  intent: 'send-true-money-link',
  send: (dispatch, arg, intentId) =>
    sent(dispatch(trueMoneyEndpoints.endpoints.sendTrueMoneyLink.initiate({ ...arg, intentId }, { track: false }))),
  expects: () => ({ kind: 'true-money-link' }),
};
