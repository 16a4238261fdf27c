import type { Language } from '@wallet/domain';
import en from './locales/en/site.json';
import lo from './locales/lo/site.json';
import th from './locales/th/site.json';

/** What an app says about itself to those who see only a link to it, or its icon, and what it says where its scripts cannot run. */
export type SiteTexts = typeof en;

/** By language. No namespace: only the build reads them, and no page loads them. */
export const siteTexts: Readonly<Record<Language, SiteTexts>> = { th, lo, en };
