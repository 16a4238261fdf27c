import type { TextKey } from '@wallet/i18n';

/** Returns a schema's message as a text key, so that it is translated into the page's current language. */
export const fieldMessage = (key: TextKey<'profile'>): string => key;
