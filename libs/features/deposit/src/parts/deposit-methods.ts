import type { DepositBank, DepositChannels, DepositWallet } from '@wallet/api-client/money-lookups';
import type { Currency } from '@wallet/domain';

/** The deposit methods; each is a value in the modal's address. */
export const depositMethods = ['slip', 'qr', 'true-money'] as const;
export type DepositMethod = (typeof depositMethods)[number];

/** An account whose QR codes are in a currency known to this version. */
export type QrAccount = DepositBank & { readonly currency: Currency };

/** The operator's deposit channels that a member can use. */
export interface UsableChannels {
  /** Accounts to transfer to in the member's currency. */
  readonly accounts: readonly DepositBank[];
  /** Those in another currency. */
  readonly otherAccounts: readonly DepositBank[];
  /** Accounts that make QR codes in the member's currency. */
  readonly qrAccounts: readonly QrAccount[];
  /** TrueMoney accounts that credit the member's currency. */
  readonly wallets: readonly DepositWallet[];
  /** The methods with at least one channel, in display order. */
  readonly methods: readonly DepositMethod[];
}

/** Accounts to which a bank can transfer. */
export const transferAccounts = ({ banks }: Pick<DepositChannels, 'banks'>): readonly DepositBank[] =>
  banks.filter(({ isGateway, bankAccountNo }) => !isGateway && bankAccountNo !== '');

/**
 * Selects the channels that a member with a wallet in `currency` can use. A null currency is not known yet: everything counts as the member's.
 * With a slip, that method stays whatever is offered now.
 */
export function usableChannels(channels: DepositChannels, currency: Currency | null, hasSlip: boolean): UsableChannels {
  const isOwn = (channel: { readonly currency: Currency | null }) => currency === null || channel.currency === currency;
  const numbered = transferAccounts(channels);
  const accounts = numbered.filter(isOwn);
  const otherAccounts = numbered.filter((bank) => !isOwn(bank));
  const qrAccounts = channels.banks.filter((bank): bank is QrAccount => bank.offersQr && bank.currency !== null && isOwn(bank));
  const wallets = channels.wallets.filter(isOwn);
  const isAvailable: Readonly<Record<DepositMethod, boolean>> = {
    slip: hasSlip || numbered.length > 0,
    qr: qrAccounts.length > 0,
    'true-money': wallets.length > 0,
  };
  return { accounts, otherAccounts, qrAccounts, wallets, methods: depositMethods.filter((method) => isAvailable[method]) };
}
