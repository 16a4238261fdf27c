import { combineSlices, createAction, type WithSlice } from '@reduxjs/toolkit';
import { walletApi } from '../transport/base-api.ts';
import { lastChange } from '../transport/last-change.ts';
import { serverClock } from '../transport/server-clock.ts';

/**
 * What the state of a session's store may hold. A feature that injects a slice adds it here, by
 * `declare module '@wallet/api-client/store'`.
 */
export interface StoreSlices extends WithSlice<typeof lastChange>, WithSlice<typeof serverClock> {}

/** The reducer of every store. A feature injects its slices as soon as its code has been fetched. */
export const slices = combineSlices(walletApi, lastChange, serverClock).withLazyLoadedSlices<StoreSlices>();

export type StoreState = ReturnType<typeof slices>;

/** The session that a store belongs to is over. */
export const sessionEnded = createAction('session/ended');
