import { useEffect } from 'react';

/**
 * Has an action's outcome made comparable while the member still looks at what will be sent: `prepare` is that of
 * `useMoneyAction`. Nothing is read for null.
 */
export function useReadAhead<Arg>(prepare: (arg: Arg) => void, arg: Arg | null): void {
  const key = arg === null ? null : JSON.stringify(arg);
  useEffect(() => {
    if (key !== null) prepare(JSON.parse(key) as Arg);
  }, [prepare, key]);
}
