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
import { statement } from '@wallet/contract/operations/statement';
import { from, walletApi } from '../transport/base-api.ts';
import { toListPage, type ListPage, type ListRequest } from './paging.ts';
import { toMoney } from './to-money.ts';

/** One transaction of the member. */
export interface StatementEntry {
  /** `other` is a type that this version does not know. Show `typeText` then. */
  readonly type: StatementType;
  readonly typeText: string;
  /** `WALLET`, the code of a game account, or another name of the backend. */
  readonly from: string;
  readonly to: string;
  readonly amount: Money | null;
  readonly status: MoneyStatus;
  readonly createdAt: number | null;
  /** The cause of the transaction, if the backend says. */
  readonly cause: StatementCause | null;
}

/** A deposit slip that the member sent. */
export interface Slip {
  readonly createdAt: number | null;
  readonly amount: Money | null;
  readonly status: MoneyStatus;
  /** Code of the reason. Empty if there is none. */
  readonly reason: string;
  /** URL of the picture, from outside. If it is empty, find the picture by `reference`. */
  readonly link: string;
  readonly reference: string;
}

/** Normalises the name of the wallet. The code of a game account stays as it is. */
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

/** The member's transactions. Lists are read with POST because their page is in the body; they change nothing. */
export const statementEndpoints = walletApi.injectEndpoints({
  endpoints: (build) => ({
    getStatement: build.query<ListPage<StatementEntry>, ListRequest>({
      ...from(statement.getStatement, ({ page, limit }: ListRequest) => ({ body: { page, limit } })),
      transformResponse: ({ statements, total }: StatementResponse, _meta: unknown, request: ListRequest) =>
        toListPage(
          statements.map((row) => toEntry(row, request.currency)),
          total,
          request,
        ),
      providesTags: ['Statement'],
    }),
    getSlips: build.query<ListPage<Slip>, ListRequest>({
      ...from(statement.getSlips, ({ page, limit }: ListRequest) => ({ body: { page, limit } })),
      transformResponse: ({ slips, total }: SlipListResponse, _meta: unknown, request: ListRequest) =>
        toListPage(
          slips.map((row) => toSlip(row, request.currency)),
          total,
          request,
        ),
      providesTags: ['Slips'],
    }),
    /** The URL of a slip's picture. It may expire soon, so it is requested each time. */
    getSlipImage: build.query<string, string>({
      ...from(statement.getSlipImage, (reference: string) => ({ params: { reference } })),
      transformResponse: ({ url }: { url: string }) => url,
      forceRefetch: () => true,
    }),
  }),
});

export const { useGetStatementQuery, useGetSlipsQuery, useLazyGetSlipImageQuery } = statementEndpoints;
