import type { DepositBank, DepositChannels, DepositWallet } from '@wallet/api-client/money-lookups';
import type { Currency } from '@wallet/domain';

/** The deposit methods; each is a value in the modal's address. */
const depositMethods = ['slip', 'qr', 'true-money'] as const;
export type DepositMethod = (typeof depositMethods)[number];

/** An account whose QR codes are in a currency known to this version. */
export type QrAccount = DepositBank & { readonly currency: Currency };

/** The operator's deposit channels that a member can use. */
export interface UsableChannels {
  /** Accounts to transfer to, those in the member's currency first. */
  readonly accounts: readonly DepositBank[];
  /** Accounts that make QR codes in the member's currency. */
  readonly qrAccounts: readonly QrAccount[];
  readonly wallets: readonly DepositWallet[];
  /** The methods with at least one channel, in display order. */
  readonly methods: readonly DepositMethod[];
}

/**
 * Selects the channels that a member with a wallet in `currency` can use. With a null currency, which is not known yet, nothing is left out
 * for it.
 */
export function usableChannels({ banks, wallets }: DepositChannels, currency: Currency | null): UsableChannels {
  const isOwn = (bank: DepositBank) => bank.currency === currency;
  const numbered = banks.filter(({ isGateway, bankAccountNo }) => !isGateway && bankAccountNo !== '');
  const accounts = [...numbered.filter(isOwn), ...numbered.filter((bank) => !isOwn(bank))];
  const qrAccounts = banks.filter(
    (bank): bank is QrAccount => bank.offersQr && bank.currency !== null && (currency === null || isOwn(bank)),
  );
  const isAvailable: Readonly<Record<DepositMethod, boolean>> = {
    slip: accounts.length > 0,
    qr: qrAccounts.length > 0,
    'true-money': wallets.length > 0,
  };
  return { accounts, qrAccounts, wallets, methods: depositMethods.filter((method) => isAvailable[method]) };
}
