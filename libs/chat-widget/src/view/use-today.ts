import { dayjs } from '@wallet/i18n/format';
import { useEffect, useState } from 'react';

/** A moment of the present day on this device; another one once midnight is past. */
export function useToday(): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setTimeout(() => setNow(Date.now()), dayjs(now).add(1, 'day').startOf('day').diff(now));
    return () => clearTimeout(timer);
  }, [now]);
  return now;
}
