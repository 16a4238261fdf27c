import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { useSelector } from 'react-redux';
import { clockErrorMs } from '@wallet/domain';

export interface BackendClock {
  /** How far the backend's clock is ahead of the device's. Null before the first response, and after the device's clock was changed until the next one. */
  readonly offsetMs: number | null;
  /** When the page began, as the device's clock said at that response. */
  readonly pageBeganAt: number;
}

const preset: BackendClock = { offsetMs: null, pageBeganAt: 0 };

/** Nobody can set the clock that the page was opened with. Another value means that the device's clock was set since, or that the device slept. */
export const pageBeganAt = (): number => Date.now() - performance.now();

/** Whether the device's clock was set since then. */
export const wasClockSet = (beganAt: number): boolean => Math.abs(pageBeganAt() - beganAt) > clockErrorMs;

export const backendClock = createSlice({
  name: 'backendClock',
  initialState: preset,
  reducers: {
    offsetRead: {
      prepare: (offsetMs: number | null) => ({ payload: { offsetMs, pageBeganAt: pageBeganAt() } }),
      reducer: (_clock, { payload }: PayloadAction<BackendClock>): BackendClock => payload,
    },
  },
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
  const { offsetMs, pageBeganAt: beganAt } = getState().backendClock;
  return offsetMs === null || wasClockSet(beganAt) ? null : Date.now() + offsetMs;
};
