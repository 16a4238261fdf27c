import type { TextKey } from '@wallet/i18n';

/** A schema's message: the key of a text, so that it is said in whatever language the page has by then. */
export const fieldMessage = (key: TextKey<'profile'>): string => key;
