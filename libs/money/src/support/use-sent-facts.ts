import type { SentAction } from '@wallet/api-client';
import { moneyOf, walletPlace } from '@wallet/domain';
import { useText } from '@wallet/i18n';
import type { CaseFacts } from './support-case.ts';

/** The page on which an action is done. */
const titles = {
  transfer: 'transfer',
  'transfer-all': 'transfer',
  withdrawal: 'withdraw',
  'withdrawal-paid': 'withdraw',
  'wallet-addition': 'invite',
  'true-money-link': 'deposit',
  slip: 'deposit',
  'slip-credited': 'deposit',
  'deposit-credited': 'deposit',
  'qr-code-created': 'deposit',
  'qr-code-cancelled': 'deposit',
  'qr-code-paid': 'deposit',
  'invite-bonus-claimed': 'invite',
  'refund-received': 'refund',
  'refund-added': 'refund',
  'bonus-activated': 'bonus',
  'bonus-cleared': 'bonus',
  'promotion-activated': 'promotion',
  'coupon-claimed': 'coupon',
  'coin-spent': 'spin',
  'game-account-opened': 'game',
} as const satisfies Readonly<Record<SentAction['expected']['kind'], string>>;

/** Returns a function that tells the facts of an action that was sent. */
export function useSentFacts(): (sent: SentAction) => CaseFacts {
  const { t } = useText('money');
  const { t: common } = useText('common');
  const place = (code: string) => (code === walletPlace ? t('wallet') : code);
  return ({ expected, sentAt }) => ({
    what: common(`titles.${titles[expected.kind]}`),
    at: sentAt,
    ...('amount' in expected && expected.amount && { amount: moneyOf(expected.amount.minor, expected.amount.currency) }),
    ...('from' in expected && { from: place(expected.from) }),
    ...('to' in expected && { to: place(expected.to) }),
    ...('qrCodeId' in expected && { reference: expected.qrCodeId }),
    ...('code' in expected && { reference: expected.code }),
  });
}
