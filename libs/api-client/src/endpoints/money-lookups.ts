import { hasContent, offersQr, toWireWord, type Currency, type WithdrawalLimits } from '@wallet/domain';
import type { DepositLookupResponse, SlipLookupResponse, WithdrawLookupResponse } from '@wallet/contract';
import { moneyLookups } from '@wallet/contract/operations/money-lookups';
import { from, walletApi } from '../transport/base-api.ts';
import type { ResponseMeta } from '../transport/base-query.ts';
import { toCurrency, toMoney } from './to-money.ts';

/** A bank account of the operator that receives deposits. */
export interface DepositBank {
  readonly bankCode: string;
  /** A payment gateway, which has no account to transfer to. */
  readonly isGateway: boolean;
  /** Deposits by QR code are possible. */
  readonly offersQr: boolean;
  /** Deposits are credited automatically. */
  readonly isAutomatic: boolean;
  readonly nameTH: string;
  readonly nameEN: string;
  readonly bankAccountName: string;
  readonly bankAccountNo: string;
  /** Null for a currency that this version does not know. */
  readonly currency: Currency | null;
}

/** A TrueMoney account of the operator. */
export interface DepositWallet {
  readonly isAutomatic: boolean;
  readonly walletAccountName: string;
  /** What is credited. Null for a currency that this version does not know. */
  readonly currency: Currency | null;
}

/** The available deposit methods. */
export interface DepositChannels {
  readonly banks: readonly DepositBank[];
  readonly wallets: readonly DepositWallet[];
  /** Nothing is credited automatically, so nothing like that is promised. */
  readonly isManual: boolean;
}

/** Lookups are cached for a while, and may change during a session. */
const keepUnusedDataFor = 300;

/** How deposits are credited and what kind of account it is. */
const isAuto = (mode: string) => toWireWord(mode) === 'auto';
const isPayment = (bankType: string) => toWireWord(bankType) === 'payment';

function toChannels({ banks, wallets, isManual }: DepositLookupResponse, ofMarket: Currency | null): DepositChannels {
  return {
    banks: banks.map(({ bankCode, bankType, mode, bank, bankAccountName, bankAccountNo, currency }) => ({
      bankCode,
      isGateway: isPayment(bankType),
      offersQr: isPayment(bankType) || offersQr(bankCode, bankType),
      isAutomatic: isAuto(mode),
      ...bank,
      bankAccountName,
      bankAccountNo,
      currency: toCurrency(currency, ofMarket),
    })),
    wallets: wallets.map(({ mode, walletAccountName, currency }) => ({
      isAutomatic: isAuto(mode),
      walletAccountName,
      currency: toCurrency(currency, 'BAHT'),
    })),
    isManual,
  };
}

/** The operator's settings about money: deposit accounts, withdrawal limits, texts. */
export const moneyLookupEndpoints = walletApi.injectEndpoints({
  endpoints: (build) => ({
    /** Read each time that it is shown: some operators name other accounts from one read to the next. */
    getDepositAccounts: build.query<DepositChannels, void>({
      ...from(moneyLookups.getDepositAccounts),
      transformResponse: (response: DepositLookupResponse, meta?: ResponseMeta) => toChannels(response, meta?.currency ?? null),
      keepUnusedDataFor: 0,
    }),
    /** Limits in the member's currency, which the response does not contain. */
    getWithdrawalLimits: build.query<WithdrawalLimits, Currency | null>({
      ...from(moneyLookups.getWithdrawalLimits),
      transformResponse: (
        { withdrawMin, withdrawMax }: WithdrawLookupResponse,
        _meta: unknown,
        currency: Currency | null,
      ): WithdrawalLimits => ({
        minimum: toMoney(withdrawMin, currency),
        maximum: toMoney(withdrawMax, currency),
      }),
      providesTags: ['WithdrawalLimits'],
      keepUnusedDataFor,
    }),
    /** When slips are not accepted, and how long a slip or QR code is valid. Absent means unknown. */
    getSlipRules: build.query<SlipLookupResponse, void>({
      ...from(moneyLookups.getSlipRules),
      keepUnusedDataFor,
    }),
    /** HTML from outside. `%percentFail%` stands for the percentage of the bonus. */
    getNotice: build.query<string, void>({
      ...from(moneyLookups.getNotice),
      transformResponse: ({ notice }: { notice: string }) => (hasContent(notice) ? notice : ''),
      keepUnusedDataFor,
    }),
  }),
});

export const { useGetDepositAccountsQuery, useGetWithdrawalLimitsQuery, useGetSlipRulesQuery, useGetNoticeQuery } = moneyLookupEndpoints;
