import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { useSelector } from 'react-redux';

export interface ServerClock {
  /** How far the backend's clock is ahead of the device's. Null before the first response, and after the device's clock was changed until the next one. */
  readonly offsetMs: number | null;
}

const preset: ServerClock = { offsetMs: null };

export const serverClock = createSlice({
  name: 'serverClock',
  initialState: preset,
  reducers: { offsetRead: (_clock, { payload }: PayloadAction<number | null>): ServerClock => ({ offsetMs: payload }) },
});

/** The part of the store's state with the backend's clock. */
export interface ServerClockState {
  readonly [serverClock.reducerPath]: ServerClock;
}

/** How far the backend's clock is ahead of the device's, in milliseconds. Null while it is not known. */
export function knownServerClockOffsetMs(state: ServerClockState): number | null {
  return state.serverClock.offsetMs;
}

/** The same for a screen. */
export function useKnownServerClockOffset(): number | null {
  return useSelector(knownServerClockOffsetMs);
}

/** How far the backend's clock is ahead of the device's, in milliseconds. 0 while it is not known. */
export function serverClockOffsetMs(state: ServerClockState): number {
  return state.serverClock.offsetMs ?? 0;
}

/** The same for a countdown on a screen. It only changes if the backend contradicts it. */
export function useServerClockOffset(): number {
  return useSelector(serverClockOffsetMs);
}
