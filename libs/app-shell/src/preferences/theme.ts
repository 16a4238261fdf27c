import { createObservable } from '../store/observable.ts';
import type { KeyValueStore } from '@wallet/session';
import { applyThemeColor, themeKey } from './early-preferences.ts';

/** `system` follows the device: light if it prefers light, dark otherwise. */
export const themes = ['system', 'dark', 'light'] as const;
export type Theme = (typeof themes)[number];

const changes = createObservable();
export const subscribeToTheme = changes.subscribe;

export function readTheme(device: KeyValueStore): Theme {
  const stored = device.get(themeKey);
  return themes.find((theme) => theme === stored) ?? 'system';
}

/** Applies a theme and stores it. Not in Redux: the boot script applies it before any code is loaded, and the login page has no Redux. */
export function applyTheme(device: KeyValueStore, theme: Theme): void {
  device.set(themeKey, theme);
  if (theme === 'system') delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = theme;
  applyThemeColor(document, theme === 'system' ? null : theme);
  changes.notify();
}
