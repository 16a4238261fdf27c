import type { DepositBank } from '@wallet/api-client/money-lookups';

/** Identifies an account: a bank may have one in each currency. */
export const accountKey = ({ bankCode, bankAccountNo }: DepositBank): string => `${bankCode} ${bankAccountNo}`;
