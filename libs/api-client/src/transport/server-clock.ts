import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { useSelector } from 'react-redux';

interface ServerClock {
  /** How far the backend's clock is ahead of the device's; null before an answer told. */
  readonly offsetMs: number | null;
}

const preset: ServerClock = { offsetMs: null };

export const serverClock = createSlice({
  name: 'serverClock',
  initialState: preset,
  reducers: { offsetRead: (_clock, { payload }: PayloadAction<number>): ServerClock => ({ offsetMs: payload }) },
});

/** What a store's state holds of the backend's clock. */
export interface ServerClockState {
  readonly [serverClock.reducerPath]: ServerClock;
}

/** How far the backend's clock is ahead of the device's, in milliseconds; null while no answer of this session has told. */
export function knownServerClockOffsetMs(state: ServerClockState): number | null {
  return state.serverClock.offsetMs;
}

/** How far the backend's clock is ahead of the device's, in milliseconds. 0 while no answer of this session has told. */
export function serverClockOffsetMs(state: ServerClockState): number {
  return state.serverClock.offsetMs ?? 0;
}

/** The same for a screen that counts down to a moment of the backend's. It changes only where the backend contradicts it. */
export function useServerClockOffset(): number {
  return useSelector(serverClockOffsetMs);
}
