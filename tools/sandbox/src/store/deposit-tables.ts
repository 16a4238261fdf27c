import type { Currency } from '@wallet/domain';
import type { OperatorId } from './database.ts';

/** The tables of deposits. */
export interface DepositTables {
  qrCode: {
    id: string;
    operator: OperatorId;
    memberId: string;
    bankCode: string;
    /** Hundredths. */
    amount: number;
    currency: Currency;
    /** Content of the QR code in EMVCo format. */
    payload: string;
    /** An open code may have expired. It can no longer be paid then. */
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
    /** How the bank responds to a query for the transfer: with it, with captchas, or not at all. */
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
    /** The credited amount in hundredths of the wallet's currency. Null before it is redeemed, and if it equals the amount. */
    credited: number | null;
  };
}
