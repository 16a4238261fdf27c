export { Provider as ApiStoreProvider } from 'react-redux';
export { outcomeOf, type ApiError, type Outcome } from './api-error.ts';
export type { ApiContext, ApiSignal } from './api-context.ts';
export { createApiStore, useApiDispatch, useApiStore, type ApiStore } from './api-store.ts';
export { followConnection } from './follow-connection.ts';
export { knownServerClockOffsetMs, serverClockOffsetMs, useServerClockOffset } from './server-clock.ts';
export type { UploadHandle } from './upload-file.ts';
export type { ListPage, ListRequest } from './paging.ts';
export type { MoneyAction, Sent } from './money/money-action.ts';
export type { ExpectedChange } from './money/expected-change.ts';
export { subjectOf } from './money/subject-of.ts';
export { useIsOutOfDate } from './last-change.ts';
// Everything below can also be had from a subpath of its own, as `@wallet/api-client/wallet`.
export { accountEndpoints, type Registration } from './account.endpoints.ts';
export {
  lookupEndpoints, useGetAgreementsQuery, useGetBanksQuery, useGetConditionsQuery, useGetContactQuery, useGetInfoQuery,
  useGetSourcesQuery, type Bank, type Source,
} from './lookups.endpoints.ts';
export { otpEndpoints } from './otp.endpoints.ts';
export { refreshGameBalancesAction, useGetWalletQuery, walletEndpoints } from './wallet.endpoints.ts';
