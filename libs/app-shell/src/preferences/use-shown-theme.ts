import { useMediaQuery } from '@wallet/ui-kit';
import { useSyncExternalStore } from 'react';
import { useApp } from '../store/app-context.ts';
import { readTheme, subscribeToTheme } from './theme.ts';

/** The theme of the page: the chosen one, or that of the device. A prerendered page does not know it and gets `dark`. */
export function useShownTheme(): 'dark' | 'light' {
  const { device } = useApp();
  const prefersLight = useMediaQuery('(prefers-color-scheme: light)');
  const theme = useSyncExternalStore(
    subscribeToTheme,
    () => readTheme(device),
    () => 'system' as const,
  );
  if (theme !== 'system') return theme;
  return prefersLight ? 'light' : 'dark';
}
