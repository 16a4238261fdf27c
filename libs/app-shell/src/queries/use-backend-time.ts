import { useBackendOffset } from '@wallet/api-client';
import { useNow } from './use-now.ts';

const minuteMs = 60_000;

/** The time by the backend's clock in milliseconds, by the device's while it is not known. Updated as `useNow` is. */
export const useBackendTime = (intervalMs = minuteMs): number => useNow(intervalMs) + (useBackendOffset() ?? 0);
