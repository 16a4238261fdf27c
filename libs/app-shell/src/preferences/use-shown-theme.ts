import { useSyncExternalStore } from 'react';
import { useApp } from '../store/app-context.ts';
import { readTheme, subscribeToTheme } from './theme.ts';

const prefersLight = '(prefers-color-scheme: light)';

function subscribe(listener: () => void): () => void {
  const unsubscribe = subscribeToTheme(listener);
  const query = matchMedia(prefersLight);
  query.addEventListener('change', listener);
  return () => {
    unsubscribe();
    query.removeEventListener('change', listener);
  };
}

/** The theme of the page: the chosen one, or that of the device. A prerendered page does not know it and gets `dark`. */
export function useShownTheme(): 'dark' | 'light' {
  const { device } = useApp();
  return useSyncExternalStore(
    subscribe,
    () => {
      const theme = readTheme(device);
      if (theme !== 'system') return theme;
      return matchMedia(prefersLight).matches ? 'light' : 'dark';
    },
    () => 'dark',
  );
}
