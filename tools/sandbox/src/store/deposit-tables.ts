import type { Currency } from '@wallet/domain';
import type { OperatorId } from './database.ts';

/** The tables of how money comes in. */
export interface DepositTables {
  qrCode: {
    id: string;
    operator: OperatorId;
    memberId: string;
    bankCode: string;
    /** Hundredths. */
    amount: number;
    currency: Currency;
    /** What the picture says: EMVCo, as banks read it. */
    payload: string;
    /** An open one may have passed its end: then it can no longer be paid. */
    state: 'open' | 'paid' | 'cancelled' | 'expired';
    createdAt: Date;
    expiresAt: Date;
    decidedAt: Date | null;
  };
  bankTransfer: {
    reference: string;
    fromBank: string;
    fromAccountNo: string;
    toBank: string;
    toAccountNo: string;
    /** Hundredths. */
    amount: number;
    currency: Currency;
    madeAt: Date;
    /** How the bank answers who asks after the transfer: with it, with one captcha after the other, or not at all. */
    answer: 'normal' | 'captcha' | 'error';
  };
  trueMoneyGift: {
    voucher: string;
    /** Hundredths of baht. */
    amount: number;
    createdAt: Date;
    expiresAt: Date;
    redeemedBy: string | null;
    redeemedAt: Date | null;
    /** What came into the wallet, in its hundredths; null before it is redeemed, and where that was the amount itself. */
    credited: number | null;
  };
}
