export { Provider as ApiStoreProvider } from 'react-redux';
export { outcomeOf, type ApiError, type Outcome } from './api-error.ts';
export type { ApiContext, ApiSignal } from './api-context.ts';
export { createApiStore, useApiDispatch, type ApiStore } from './api-store.ts';
export type { ListPage, ListRequest } from './paging.ts';
export type { Intent } from './intent.ts';
// Everything below can also be had from a subpath of its own, as `@wallet/api-client/wallet`.
export { accountEndpoints, useRegisterMutation, useValidateRegistrationMutation, type Registration } from './account.endpoints.ts';
export {
  lookupEndpoints, useGetAgreementsQuery, useGetBanksQuery, useGetConditionsQuery, useGetContactQuery, useGetInfoQuery,
  useGetRegisterOtpQuery, useGetSourcesQuery, type Bank, type Source,
} from './lookups.endpoints.ts';
export { otpEndpoints } from './otp.endpoints.ts';
export { useGetWalletQuery, walletEndpoints } from './wallet.endpoints.ts';
