import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { useSelector } from 'react-redux';

export interface BackendClock {
  /** How far the backend's clock is ahead of the device's. Null before the first response, and after the device's clock was changed until the next one. */
  readonly offsetMs: number | null;
}

const preset: BackendClock = { offsetMs: null };

export const backendClock = createSlice({
  name: 'backendClock',
  initialState: preset,
  reducers: { offsetRead: (_clock, { payload }: PayloadAction<number | null>): BackendClock => ({ offsetMs: payload }) },
});

/** The part of the store's state with the backend's clock. */
export interface BackendClockState {
  readonly [backendClock.reducerPath]: BackendClock;
}

/** How far the backend's clock is ahead of the device's, in milliseconds. Null while it is not known. */
export function backendOffsetMs(state: BackendClockState): number | null {
  return state.backendClock.offsetMs;
}

/** The same for a screen. It only changes if the backend contradicts it. */
export function useBackendOffset(): number | null {
  return useSelector(backendOffsetMs);
}

/** The time by the backend's clock, in milliseconds. Null while it is not known. */
export const backendTime = (_dispatch: unknown, getState: () => BackendClockState): number | null => {
  const offsetMs = backendOffsetMs(getState());
  return offsetMs === null ? null : Date.now() + offsetMs;
};
