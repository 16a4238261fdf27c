import type { DepositBank, DepositChannels, DepositWallet } from '@wallet/api-client/money-lookups';
import type { Currency } from '@wallet/domain';

/** The ways to put money in; each is a word of the modal's address. */
const depositMethods = ['slip', 'qr', 'true-money'] as const;
export type DepositMethod = (typeof depositMethods)[number];

/** An account whose QR codes are in a currency that this version knows. */
export type QrAccount = DepositBank & { readonly currency: Currency };

/** What a member can use of what the operator offers. */
export interface UsableChannels {
  /** Accounts to transfer to, those in the member's currency first. */
  readonly accounts: readonly DepositBank[];
  /** Accounts that make QR codes in the member's currency. */
  readonly qrAccounts: readonly QrAccount[];
  readonly wallets: readonly DepositWallet[];
  /** The ways that are left, in the order in which they are shown. */
  readonly methods: readonly DepositMethod[];
}

/** Sorts out what a member with a wallet in `currency` can use. null: not known yet, then nothing is left out for it. */
export function usableChannels({ banks, wallets }: DepositChannels, currency: Currency | null): UsableChannels {
  const isOwn = (bank: DepositBank) => bank.currency === currency;
  const numbered = banks.filter(({ isGateway, bankAccountNo }) => !isGateway && bankAccountNo !== '');
  const accounts = [...numbered.filter(isOwn), ...numbered.filter((bank) => !isOwn(bank))];
  const qrAccounts = banks.filter(
    (bank): bank is QrAccount => bank.offersQr && bank.currency !== null && (currency === null || isOwn(bank)),
  );
  const isThere: Readonly<Record<DepositMethod, boolean>> = {
    slip: accounts.length > 0,
    qr: qrAccounts.length > 0,
    'true-money': wallets.length > 0,
  };
  return { accounts, qrAccounts, wallets, methods: depositMethods.filter((method) => isThere[method]) };
}
