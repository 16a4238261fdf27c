import { useApiStore } from '@wallet/api-client';
import { useDataSaver, whenIdle } from '@wallet/app-shell';
import { useEffect } from 'react';

/** Looks at the lists after the home page's own figures, unless data is saved. Its lines are shown by the `MoneyTracker`. */
export function ListWatch() {
  const store = useApiStore();
  const { isOn: savesData } = useDataSaver();
  useEffect(() => {
    if (savesData) return;
    let stop: (() => void) | null = () => undefined;
    whenIdle(() => {
      import('./follow-lists.ts').then(
        ({ followLists }) => {
          if (stop) stop = followLists(store);
        },
        () => undefined,
      );
    });
    return () => {
      stop?.();
      stop = null;
    };
  }, [store, savesData]);
  return null;
}
