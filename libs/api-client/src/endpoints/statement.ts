import {
  findStatementCause,
  fromWireTime,
  readMoneyStatus,
  readStatementType,
  walletPlace,
  type Currency,
  type Money,
  type MoneyStatus,
  type StatementCause,
  type StatementType,
} from '@wallet/domain';
import type { SlipListResponse, StatementResponse } from '@wallet/contract';
import * as operations from '@wallet/contract/operations/statement';
import { from, walletApi } from '../transport/base-api.ts';
import { toListPage, type ListPage, type ListRequest } from './paging.ts';
import { toMoney } from './to-money.ts';

/** One movement of the member's money. */
export interface StatementEntry {
  /** `other`: a type that this version does not know; `typeText` is then all there is to show. */
  readonly type: StatementType;
  readonly typeText: string;
  /** `WALLET`, a game account's code, or what else the backend calls a place. */
  readonly from: string;
  readonly to: string;
  readonly amount: Money | null;
  readonly status: MoneyStatus;
  readonly createdAt: number | null;
  /** What it was for, where the backend tells. */
  readonly cause: StatementCause | null;
}

/** A deposit slip that the member uploaded. */
export interface Slip {
  readonly createdAt: number | null;
  readonly amount: Money | null;
  readonly status: MoneyStatus;
  /** Code of the reason; empty where there is none. */
  readonly reason: string;
  /** Where the picture is, from outside; empty: it is found by `reference`. */
  readonly link: string;
  readonly reference: string;
}

/** The wallet has one name, however the backend writes it; a game account's code stays as it is. */
function toPlace(word: string): string {
  return word.trim().toUpperCase() === walletPlace ? walletPlace : word;
}

function toEntry(row: StatementResponse['statements'][number], currency: Currency | null): StatementEntry {
  const type = readStatementType(row.statementType);
  return {
    type,
    typeText: type === 'other' ? row.statementType : type,
    from: toPlace(row.from),
    to: toPlace(row.to),
    amount: toMoney(row.amount, currency),
    status: readMoneyStatus(row.status),
    createdAt: fromWireTime(row.createdAt),
    cause: findStatementCause(row),
  };
}

function toSlip(row: SlipListResponse['slips'][number], currency: Currency | null): Slip {
  return {
    createdAt: fromWireTime(row.createdAt),
    amount: toMoney(row.amount, currency),
    status: readMoneyStatus(row.status),
    reason: row.note,
    link: row.link,
    reference: row.reference,
  };
}

/** What happened to the member's money. Lists are read by POST, as they carry a page; they change nothing. */
export const statementEndpoints = walletApi.injectEndpoints({
  endpoints: (build) => ({
    getStatement: build.query<ListPage<StatementEntry>, ListRequest>({
      ...from(operations.getStatement, ({ page, limit }: ListRequest) => ({ body: { page, limit } })),
      transformResponse: ({ statements, total }: StatementResponse, _meta: unknown, request: ListRequest) =>
        toListPage(
          statements.map((row) => toEntry(row, request.currency)),
          total,
          request,
        ),
      providesTags: ['Statement'],
    }),
    getSlips: build.query<ListPage<Slip>, ListRequest>({
      ...from(operations.getSlips, ({ page, limit }: ListRequest) => ({ body: { page, limit } })),
      transformResponse: ({ slips, total }: SlipListResponse, _meta: unknown, request: ListRequest) =>
        toListPage(
          slips.map((row) => toSlip(row, request.currency)),
          total,
          request,
        ),
      providesTags: ['Slips'],
    }),
    /** Where a slip's picture is. The address may be good for a short time only, so it is asked for each time. */
    getSlipImage: build.query<string, string>({
      ...from(operations.getSlipImage, (reference: string) => ({ params: { reference } })),
      transformResponse: ({ url }: { url: string }) => url,
      forceRefetch: () => true,
    }),
  }),
});

export const { useGetStatementQuery, useGetSlipsQuery, useLazyGetSlipImageQuery } = statementEndpoints;
