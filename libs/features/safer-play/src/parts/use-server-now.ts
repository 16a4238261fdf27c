import { useServerClockOffset } from '@wallet/api-client';
import { useState } from 'react';

/** The time of the server when this was first rendered, as far as it was known. */
export function useServerNow(): number {
  const offsetMs = useServerClockOffset();
  const [deviceMs] = useState(() => Date.now());
  return deviceMs + offsetMs;
}
