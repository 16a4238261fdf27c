import { useEffect } from 'react';

/** Prepares the snapshot of an action while the member reviews it. `prepare` comes from `useMoneyAction`. Null reads nothing. */
export function useReadAhead<Arg>(prepare: (arg: Arg) => void, arg: Arg | null): void {
  const key = arg === null ? null : JSON.stringify(arg);
  useEffect(() => {
    if (key !== null) prepare(JSON.parse(key) as Arg);
  }, [prepare, key]);
}
