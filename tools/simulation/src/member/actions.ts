import type { MoneyAction } from '@wallet/api-client';
import { activateBonusAction, clearBonusAction } from '@wallet/api-client/bonuses';
import { activateGameAction } from '@wallet/api-client/game-accounts';
import { claimInviteBonusAction } from '@wallet/api-client/invites';
import { activatePromotionAction } from '@wallet/api-client/promotions';
import { cancelQrCodeAction, createQrCodeAction } from '@wallet/api-client/qr-codes';
import { addRefundToWalletAction, receiveRefundAction } from '@wallet/api-client/refunds';
import { uploadSlipAction } from '@wallet/api-client/slips';
import { claimCouponAction, spinAction } from '@wallet/api-client/spin-wheel';
import { encryptLink } from '@wallet/api-client/encrypt-link';
import { sendTrueMoneyLinkAction } from '@wallet/api-client/true-money';
import { addToWalletAction, transferAction, transferAllAction, withdrawAction, withdrawAllAction } from '@wallet/api-client/wallet-actions';
import { moneyOf } from '@wallet/domain';

/** What a member can tap. `size` is the amount in hundredths, or which slip it is. */
export const deeds = {
  'transfers to the game': (size: number) => tapOf(transferAction, { from: 'WALLET', to: 'G1', amount: moneyOf(size, 'BAHT') }),
  'transfers to the wallet': (size: number) => tapOf(transferAction, { from: 'G1', to: 'WALLET', amount: moneyOf(size, 'BAHT') }),
  'transfers everything to the wallet': () => tapOf(transferAllAction, { to: 'WALLET' }),
  withdraws: (size: number) => tapOf(withdrawAction, { amount: moneyOf(size, 'BAHT') }),
  'withdraws everything': (size: number) => tapOf(withdrawAllAction, { amount: moneyOf(size, 'BAHT') }),
  'sends a slip': (size: number, bankCode: string | null = null) => {
    const name = String(size);
    return tapOf(uploadSlipAction, { file: new File(['slip'], name), bankCode, contentKey: name });
  },
  'sends a true-money link': (size: number) => tapOf(sendTrueMoneyLinkAction, { link: encryptLink(String(size), 'p') }),
  'receives the refund': () => tapOf(receiveRefundAction, undefined),
  'adds the refund to the wallet': () => tapOf(addRefundToWalletAction, undefined),
  'claims the invite bonus': () => tapOf(claimInviteBonusAction, undefined),
  'adds to the wallet': (size: number) => tapOf(addToWalletAction, { amount: moneyOf(size, 'BAHT') }),
  spins: () => tapOf(spinAction, undefined),
  'claims a coupon': () => tapOf(claimCouponAction, { code: 'S1' }),
  'creates a QR code': (size: number) => tapOf(createQrCodeAction, { bankCode: 'KBANK', amount: moneyOf(size, 'BAHT') }),
  'cancels the QR code': (size: number) => tapOf(cancelQrCodeAction, { bankCode: 'KBANK', qrCodeId: String(size) }),
  'opens a game account': () => tapOf(activateGameAction, { code: 'G2' }),
  'receives a bonus': () => tapOf(activateBonusAction, { code: 'B1' }),
  'receives a promotion': () => tapOf(activatePromotionAction, { code: 'P1' }),
  'cancels the bonus': () => tapOf(clearBonusAction, undefined),
} as const;

export type DeedName = keyof typeof deeds;

/** An action with its argument. */
export interface Tap {
  readonly action: MoneyAction<unknown, unknown>;
  readonly arg: unknown;
}

function tapOf<Arg, Answer>(action: MoneyAction<Arg, Answer>, arg: Arg): Tap {
  return { action: action as MoneyAction<unknown, unknown>, arg };
}
