import type { Language } from '@wallet/domain';
import type { PageSettings } from '@wallet/settings';
import { createI18n, ensureNamespaces } from '@wallet/i18n';
import { siteTexts } from '@wallet/i18n/site-texts';
import { modalParameter, paths } from '../router/paths.ts';
import type { TitleKey, WalletAppDefinition } from '../router/definition.ts';

/** What an app says about itself, for home screens and chat apps. */
export interface SiteDescription {
  readonly name: string;
  /** One line about it. */
  readonly about: string;
  /** What the icon of the installed app offers, in the order of the features. */
  readonly shortcuts: readonly { readonly name: string; readonly url: string }[];
}

/** Describes an app in one language. */
export async function describeSite({ name, features, settings }: WalletAppDefinition, language: Language): Promise<SiteDescription> {
  const i18n = createI18n(language, settings?.texts);
  await ensureNamespaces(i18n, ['common']);
  const nameOf = (title: TitleKey) => i18n.t(`titles.${title}`, { ns: 'common' });
  return {
    name: settings?.names?.[language] ?? name,
    about: siteText('about', language, settings?.texts) ?? '',
    shortcuts: features.flatMap(({ routes, modals = [] }) => [
      ...modals
        .filter(({ isShortcut }) => isShortcut)
        .map(({ id, title }) => ({ name: nameOf(title), url: `${paths.home}?${modalParameter}=${id}` })),
      ...routes.filter(({ isShortcut }) => isShortcut).map(({ path, title }) => ({ name: nameOf(title), url: path })),
    ]),
  };
}

/** One sentence about a page, by the key of its title. Pages for members have none of their own. */
export const describePage = (title: string, language: Language, texts: PageSettings['texts']): string =>
  siteText(`description.${title}`, language, texts) ?? siteText('about', language, texts) ?? '';

/** What an app says about itself, by a key such as `description.login`: in the operator's words if there are such. */
export function siteText(key: string, language: Language, texts: PageSettings['texts']): string | undefined {
  const own = key
    .split('.')
    .reduce<unknown>((part, name) => (part as Readonly<Record<string, unknown>> | undefined)?.[name], siteTexts[language]);
  return texts?.[language]?.[`site:${key}`] ?? (typeof own === 'string' ? own : undefined);
}
