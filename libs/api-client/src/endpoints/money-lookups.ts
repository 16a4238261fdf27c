import { hasContent, offersQr, toWireWord, type Currency, type WithdrawalLimits } from '@wallet/domain';
import type { DepositLookupResponse, SlipLookupResponse, WithdrawLookupResponse } from '@wallet/contract';
import * as operations from '@wallet/contract/operations/money-lookups';
import { from, walletApi } from '../transport/base-api.ts';
import type { ResponseMeta } from '../transport/base-query.ts';
import { toCurrency, toMoney } from './to-money.ts';

/** A bank account of the operator into which a member deposits. */
export interface DepositBank {
  readonly bankCode: string;
  /** A payment gateway: it has no account to transfer to. */
  readonly isGateway: boolean;
  /** Deposits can be made by QR code. */
  readonly offersQr: boolean;
  /** Money is credited by itself. */
  readonly isAutomatic: boolean;
  readonly nameTH: string;
  readonly nameEN: string;
  readonly bankAccountName: string;
  readonly bankAccountNo: string;
  /** null: a currency that this version does not know. */
  readonly currency: Currency | null;
}

/** A true-money account of the operator. */
export interface DepositWallet {
  readonly isAutomatic: boolean;
  readonly walletAccountName: string;
}

/** By which ways money comes in. */
export interface DepositChannels {
  readonly banks: readonly DepositBank[];
  readonly wallets: readonly DepositWallet[];
  /** Nothing is credited by itself, so nothing of that kind is promised. */
  readonly isManual: boolean;
}

/** What a lookup tells costs nothing to keep for a while, and changes while a member is here. */
const keepUnusedDataFor = 300;

/** Of how money is credited, and of what kind an account is. */
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
    wallets: wallets.map(({ mode, walletAccountName }) => ({ isAutomatic: isAuto(mode), walletAccountName })),
    isManual,
  };
}

/** What the operator sets about money: where it comes in, how much may go out, and what is said about it. */
export const moneyLookupEndpoints = walletApi.injectEndpoints({
  endpoints: (build) => ({
    getDepositAccounts: build.query<DepositChannels, void>({
      ...from(operations.getDepositAccounts),
      transformResponse: (response: DepositLookupResponse, meta?: ResponseMeta) => toChannels(response, meta?.currency ?? null),
      keepUnusedDataFor,
    }),
    /** Limits in the member's currency, which the answer does not name. */
    getWithdrawalLimits: build.query<WithdrawalLimits, Currency | null>({
      ...from(operations.getWithdrawalLimits),
      transformResponse: (
        { withdrawMin, withdrawMax }: WithdrawLookupResponse,
        _meta: unknown,
        currency: Currency | null,
      ): WithdrawalLimits => ({
        minimum: toMoney(withdrawMin, currency),
        maximum: toMoney(withdrawMax, currency),
      }),
      keepUnusedDataFor,
    }),
    /** When slips are not taken, and how long a slip or a QR code can be used. What is absent is not known. */
    getSlipRules: build.query<SlipLookupResponse, void>({
      ...from(operations.getSlipRules),
      keepUnusedDataFor,
    }),
    /** Mark-up from outside; `%percentFail%` in it stands for the bonus's figure. */
    getNotice: build.query<string, void>({
      ...from(operations.getNotice),
      transformResponse: ({ notice }: { notice: string }) => (hasContent(notice) ? notice : ''),
      keepUnusedDataFor,
    }),
  }),
});

export const { useGetDepositAccountsQuery, useGetWithdrawalLimitsQuery, useGetSlipRulesQuery, useGetNoticeQuery } = moneyLookupEndpoints;
