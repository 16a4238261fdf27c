import { dayjs } from '@wallet/i18n/format';
import { useEffect, useState } from 'react';

/** The current day on this device. Changes at midnight. */
export function useToday(): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setTimeout(() => setNow(Date.now()), dayjs(now).add(1, 'day').startOf('day').diff(now));
    return () => clearTimeout(timer);
  }, [now]);
  return now;
}
