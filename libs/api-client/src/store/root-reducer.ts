import { combineSlices, createAction, type CombinedSliceReducer, type WithSlice } from '@reduxjs/toolkit';
import { walletApi } from '../transport/base-api.ts';
import { lastChange } from '../transport/last-change.ts';
import { backendClock } from '../transport/backend-clock.ts';

/** The slices of a session's store. A feature that injects one adds it here, with `declare module '@wallet/api-client/store'`. */
export interface StoreSlices extends WithSlice<typeof lastChange>, WithSlice<typeof backendClock> {}

type InitialState = WithSlice<typeof walletApi> & WithSlice<typeof lastChange> & WithSlice<typeof backendClock>;

/** The state of a session's store. */
export type StoreState = InitialState & Partial<StoreSlices>;

/** The root reducer of every store. Features inject their slices when their code has loaded. */
export const slices: CombinedSliceReducer<InitialState, StoreState, Partial<StoreState>> = combineSlices(
  walletApi,
  lastChange,
  backendClock,
).withLazyLoadedSlices<StoreSlices>();

/** The session of the store has ended. */
export const sessionEnded = createAction('session/ended');
