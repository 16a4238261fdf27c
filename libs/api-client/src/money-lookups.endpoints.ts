import { hasContent, offersQr, toWireWord, type Currency, type WithdrawalLimits } from '@wallet/domain';
import {
  depositLookupAnswer, noticeAnswer, slipLookupAnswer, withdrawLookupAnswer, type DepositLookupAnswer,
  type SlipLookupAnswer, type WithdrawLookupAnswer,
} from '@wallet/wire';
import { walletApi } from './base-api.ts';
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

function toChannels({ banks, wallets, isManual }: DepositLookupAnswer, ofMarket: Currency | null): DepositChannels {
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
    getDepositChannels: build.query<DepositChannels, void>({
      query: () => ({ url: 'lookup/deposit' }),
      rawResponseSchema: depositLookupAnswer,
      transformResponse: (answer: DepositLookupAnswer, meta) => toChannels(answer, meta?.currency ?? null),
      keepUnusedDataFor,
    }),
    /** Limits in the member's currency, which the answer does not name. */
    getWithdrawLimits: build.query<WithdrawalLimits, Currency | null>({
      query: () => ({ url: 'lookup/withdraw' }),
      rawResponseSchema: withdrawLookupAnswer,
      transformResponse: ({ withdrawMin, withdrawMax }: WithdrawLookupAnswer, _meta, currency): WithdrawalLimits => ({
        minimum: toMoney(withdrawMin, currency),
        maximum: toMoney(withdrawMax, currency),
      }),
      keepUnusedDataFor,
    }),
    /** When slips are not taken, and how long a slip or a QR code can be used. What is absent is not known. */
    getSlipRules: build.query<SlipLookupAnswer, void>({
      query: () => ({ url: 'lookup/slip' }),
      rawResponseSchema: slipLookupAnswer,
      keepUnusedDataFor,
    }),
    /** Mark-up from outside; `%percentFail%` in it stands for the bonus's figure. */
    getNotice: build.query<string, void>({
      query: () => ({ url: 'lookup/notice' }),
      rawResponseSchema: noticeAnswer,
      transformResponse: ({ notice }: { notice: string }) => (hasContent(notice) ? notice : ''),
      keepUnusedDataFor,
    }),
  }),
});

export const {
  useGetDepositChannelsQuery, useGetWithdrawLimitsQuery, useGetSlipRulesQuery, useGetNoticeQuery,
} = moneyLookupEndpoints;
