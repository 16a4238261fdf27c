import { combineSlices, createAction, type WithSlice } from '@reduxjs/toolkit';
import { walletApi } from '../transport/base-api.ts';
import { lastChange } from '../transport/last-change.ts';
import { serverClock } from '../transport/server-clock.ts';

/** The state of a session's store. A feature that injects a slice adds it here, with `declare module '@wallet/api-client/store'`. */
export interface StoreSlices extends WithSlice<typeof lastChange>, WithSlice<typeof serverClock> {}

/** The root reducer of every store. Features inject their slices when their code has loaded. */
export const slices = combineSlices(walletApi, lastChange, serverClock).withLazyLoadedSlices<StoreSlices>();

export type StoreState = ReturnType<typeof slices>;

/** The session of the store has ended. */
export const sessionEnded = createAction('session/ended');
