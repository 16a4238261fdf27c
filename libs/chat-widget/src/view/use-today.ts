import { useEffect, useState } from 'react';

/** A moment of the present day on this device; another one once midnight is past. */
export function useToday(): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setTimeout(() => setNow(Date.now()), new Date(now).setHours(24, 0, 0, 0) - now);
    return () => clearTimeout(timer);
  }, [now]);
  return now;
}
