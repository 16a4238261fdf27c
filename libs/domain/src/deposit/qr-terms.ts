import { allow, refuse, type Check } from '../check.ts';
import { compareMoney, moneyOf, type Currency, type Money } from '../money/money.ts';
import type { BuildFlags } from '../settings/build-flags.ts';
import type { QuickAmounts } from '../settings/page-settings.ts';
import { transferAmounts } from '../transfer/transfer.ts';

/** Payment gateways with their minimum, in whole units. */
const gatewayMinimums: Readonly<Partial<Record<string, number>>> = { WW: 100, PAYONEX: 100, FP: 10 };

/** Quick amounts in whole units. Other banks have those of a transfer. */
const presets: Readonly<Partial<Record<string, readonly number[]>>> = {
  KBANK: [10, 20, 50, 100, 500, 1000],
  WW: [100, 200, 300, 500, 1000],
  PAYONEX: [100, 200, 300, 500, 1000],
  FP: [10, 50, 100, 500, 1000],
};

/** The terms of a deposit by QR code. */
export interface QrTerms {
  /** The minimum amount. One unit if a bank has none. */
  readonly minimum: Money;
  readonly quickAmounts: readonly Money[];
}

type QrOverrides = Pick<BuildFlags, 'qrMinimum' | 'qrFirstQuickAmount'>;

/** The terms of a bank or gateway. Build flags override those of gateways only, and the operator's quick amounts those of all. */
export function qrTerms(bankCode: string, currency: Currency, overrides: QrOverrides, quickAmounts: QuickAmounts = {}): QrTerms {
  const code = bankCode.toUpperCase();
  const gatewayMinimum = gatewayMinimums[code];
  const isGateway = gatewayMinimum !== undefined;
  const minimum = isGateway ? (overrides.qrMinimum ?? gatewayMinimum) : 1;
  const toMoney = (units: number) => moneyOf(units * 100, currency);
  const least = toMoney(minimum);
  const preset = presets[code];
  const first = isGateway ? overrides.qrFirstQuickAmount : null;
  const ofBank = preset && first !== null ? [...new Set([first, ...preset.slice(1)])] : preset;
  const own = quickAmounts[currency] ?? ofBank;
  const amounts = own?.map(toMoney) ?? transferAmounts(currency);
  return { minimum: least, quickAmounts: amounts.filter((amount) => compareMoney(amount, least) >= 0) };
}

/** Whether a deposit account accepts QR codes: gateways, which operators mark as `PAYMENT`, and KBANK. */
export function offersQr(bankCode: string, bankType: string): boolean {
  const code = bankCode.toUpperCase();
  return bankType === 'PAYMENT' || code === 'KBANK' || gatewayMinimums[code] !== undefined;
}

/** What the app of a bank allows its customers to pay, in whole units. Absent: not known. */
export interface BankLimits {
  readonly perCode?: number;
  readonly perDay?: number;
}

/** The limit of a bank's app that an amount exceeds. Null if there is none, which says nothing about what was paid before on that day. */
export function exceededLimit(amount: Money | null, limits: BankLimits = {}) {
  const exceeded = (['perCode', 'perDay'] as const).flatMap((per) => {
    const units = limits[per];
    return amount && units !== undefined && amount.minor > units * 100 ? { per, limit: moneyOf(units * 100, amount.currency) } : [];
  });
  return exceeded[0] ?? null;
}

export type QrRefusal = { readonly code: 'AMOUNT_MISSING' } | { readonly code: 'BELOW_MINIMUM'; readonly minimum: Money };

/** Checks whether a QR code may be created for an amount. The button is disabled otherwise. */
export function checkQrAmount(amount: Money | null, { minimum }: Pick<QrTerms, 'minimum'>): Check<QrRefusal> {
  if (amount === null) return refuse({ code: 'AMOUNT_MISSING' });
  return compareMoney(amount, minimum) < 0 ? refuse({ code: 'BELOW_MINIMUM', minimum }) : allow();
}
