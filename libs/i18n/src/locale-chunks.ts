import type { Language } from '@wallet/domain';
import { importTexts } from './import-texts.ts';
import type { Namespace, TextFile, TextFiles } from './text-files.ts';

export type { Namespace } from './text-files.ts';

/** Namespaces that pages for visitors need. The others have a table of their own, so that the login page does not load their addresses. */
export type VisitorNamespace = 'common' | 'auth' | 'register' | 'contact' | 'howto' | 'errors' | 'chat' | 'update';

const visitorTexts: TextFiles<VisitorNamespace> = {
  th: {
    common: () => import('./locales/th/common.json'),
    auth: () => import('./locales/th/auth.json'),
    register: () => import('./locales/th/register.json'),
    contact: () => import('./locales/th/contact.json'),
    howto: () => import('./locales/th/howto.json'),
    errors: () => import('./locales/th/errors.json'),
    chat: () => import('./locales/th/chat.json'),
    update: () => import('./locales/th/update.json'),
  },
  lo: {
    common: () => import('./locales/lo/common.json'),
    auth: () => import('./locales/lo/auth.json'),
    register: () => import('./locales/lo/register.json'),
    contact: () => import('./locales/lo/contact.json'),
    howto: () => import('./locales/lo/howto.json'),
    errors: () => import('./locales/lo/errors.json'),
    chat: () => import('./locales/lo/chat.json'),
    update: () => import('./locales/lo/update.json'),
  },
  en: {
    common: () => import('./locales/en/common.json'),
    auth: () => import('./locales/en/auth.json'),
    register: () => import('./locales/en/register.json'),
    contact: () => import('./locales/en/contact.json'),
    howto: () => import('./locales/en/howto.json'),
    errors: () => import('./locales/en/errors.json'),
    chat: () => import('./locales/en/chat.json'),
    update: () => import('./locales/en/update.json'),
  },
};

/** Loads one namespace in one language. Rejects if its chunk cannot be loaded. */
export async function fetchTexts(language: Language, namespace: Namespace): Promise<object> {
  const files: Partial<Record<Namespace, TextFile<object>>> = visitorTexts[language];
  const ownFile = files[namespace];
  if (ownFile) return importTexts<object>(ownFile);
  const { memberTexts } = await import('./member-texts.ts');
  return importTexts<object>(memberTexts[language][namespace as Exclude<Namespace, VisitorNamespace>]);
}
