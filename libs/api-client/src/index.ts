export { Provider as ApiStoreProvider } from 'react-redux';
export { isAnswered, outcomeOf, toApiError, type ApiError, type CallError, type Outcome } from './transport/api-error.ts';
export type { ApiContext, ApiSignal, StoreContext } from './transport/api-context.ts';
export { restartReads, type ResponseMeta } from './transport/base-query.ts';
export type { ApiRequest } from './transport/prepare-call.ts';
export { createApiStore, emptyStore, useApiDispatch, useApiStore, type ApiStore } from './store/api-store.ts';
export { readLatest, readQueryAgain, type ReadableQuery } from './store/read-query-again.ts';
export { useReadAgain } from './store/use-read-again.ts';
export { followConnection } from './store/follow-connection.ts';
export { backendTime, useBackendOffset } from './transport/backend-clock.ts';
export type { ListPage } from './endpoints/paging.ts';
export type { MoneyAction, SendResult } from './money/money-action.ts';
export { changesBalance, isProvable, mayRepeat, storedMoney, type ExpectedChange } from './money/expected-change.ts';
export { describeSent, readSent, subjectOf, type SentAction } from './money/sent-action.ts';
export type { Snapshot } from './money/snapshot.ts';
export { isOutOfDate, useIsOutOfDate } from './transport/last-change.ts';
// Everything below can also be had from a subpath of its own, as `@wallet/api-client/wallet`.
export { accountEndpoints, type Registration } from './endpoints/account.ts';
export {
  lookupEndpoints,
  useGetAgreementsQuery,
  useGetBanksQuery,
  useGetConditionsQuery,
  useGetContactQuery,
  useGetInfoQuery,
  useGetSourcesQuery,
  type Bank,
  type ContactDetails,
  type Source,
} from './endpoints/lookups.ts';
export { otpEndpoints } from './endpoints/otp.ts';
export { refreshGameBalancesAction, useGetWalletQuery, useWalletState, walletEndpoints } from './endpoints/wallet.ts';
