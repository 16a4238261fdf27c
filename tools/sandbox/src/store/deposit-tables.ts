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
}
