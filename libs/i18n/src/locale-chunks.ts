import type { Language } from '@wallet/domain';
import { importTexts } from './import-texts.ts';
import type { EnglishTexts, SinglePlural } from './text-key.ts';

/** A namespace: a part of the texts that loads as a whole. */
export type Namespace = keyof EnglishTexts;

type Chunk<Texts> = () => Promise<{ readonly default: Texts }>;

interface LocaleChunks {
  readonly en: { readonly [Name in Namespace]: Chunk<EnglishTexts[Name]> };
  readonly th: { readonly [Name in Namespace]: Chunk<SinglePlural<EnglishTexts[Name]>> };
  readonly lo: { readonly [Name in Namespace]: Chunk<SinglePlural<EnglishTexts[Name]>> };
}

/** The locale files. Written out, so that each file is a chunk and a missing key is a type error. */
const localeChunks: LocaleChunks = {
  th: {
    common: () => import('./locales/th/common.json'),
    auth: () => import('./locales/th/auth.json'),
    register: () => import('./locales/th/register.json'),
    home: () => import('./locales/th/home.json'),
    contact: () => import('./locales/th/contact.json'),
    howto: () => import('./locales/th/howto.json'),
    errors: () => import('./locales/th/errors.json'),
    conditions: () => import('./locales/th/conditions.json'),
    refusals: () => import('./locales/th/refusals.json'),
    money: () => import('./locales/th/money.json'),
    profile: () => import('./locales/th/profile.json'),
    bonus: () => import('./locales/th/bonus.json'),
    statement: () => import('./locales/th/statement.json'),
    spin: () => import('./locales/th/spin.json'),
    deposit: () => import('./locales/th/deposit.json'),
    transfer: () => import('./locales/th/transfer.json'),
    withdraw: () => import('./locales/th/withdraw.json'),
    invite: () => import('./locales/th/invite.json'),
    refund: () => import('./locales/th/refund.json'),
    game: () => import('./locales/th/game.json'),
    chat: () => import('./locales/th/chat.json'),
    install: () => import('./locales/th/install.json'),
    update: () => import('./locales/th/update.json'),
  },
  lo: {
    common: () => import('./locales/lo/common.json'),
    auth: () => import('./locales/lo/auth.json'),
    register: () => import('./locales/lo/register.json'),
    home: () => import('./locales/lo/home.json'),
    contact: () => import('./locales/lo/contact.json'),
    howto: () => import('./locales/lo/howto.json'),
    errors: () => import('./locales/lo/errors.json'),
    conditions: () => import('./locales/lo/conditions.json'),
    refusals: () => import('./locales/lo/refusals.json'),
    money: () => import('./locales/lo/money.json'),
    profile: () => import('./locales/lo/profile.json'),
    bonus: () => import('./locales/lo/bonus.json'),
    statement: () => import('./locales/lo/statement.json'),
    spin: () => import('./locales/lo/spin.json'),
    deposit: () => import('./locales/lo/deposit.json'),
    transfer: () => import('./locales/lo/transfer.json'),
    withdraw: () => import('./locales/lo/withdraw.json'),
    invite: () => import('./locales/lo/invite.json'),
    refund: () => import('./locales/lo/refund.json'),
    game: () => import('./locales/lo/game.json'),
    chat: () => import('./locales/lo/chat.json'),
    install: () => import('./locales/lo/install.json'),
    update: () => import('./locales/lo/update.json'),
  },
  en: {
    common: () => import('./locales/en/common.json'),
    auth: () => import('./locales/en/auth.json'),
    register: () => import('./locales/en/register.json'),
    home: () => import('./locales/en/home.json'),
    contact: () => import('./locales/en/contact.json'),
    howto: () => import('./locales/en/howto.json'),
    errors: () => import('./locales/en/errors.json'),
    conditions: () => import('./locales/en/conditions.json'),
    refusals: () => import('./locales/en/refusals.json'),
    money: () => import('./locales/en/money.json'),
    profile: () => import('./locales/en/profile.json'),
    bonus: () => import('./locales/en/bonus.json'),
    statement: () => import('./locales/en/statement.json'),
    spin: () => import('./locales/en/spin.json'),
    deposit: () => import('./locales/en/deposit.json'),
    transfer: () => import('./locales/en/transfer.json'),
    withdraw: () => import('./locales/en/withdraw.json'),
    invite: () => import('./locales/en/invite.json'),
    refund: () => import('./locales/en/refund.json'),
    game: () => import('./locales/en/game.json'),
    chat: () => import('./locales/en/chat.json'),
    install: () => import('./locales/en/install.json'),
    update: () => import('./locales/en/update.json'),
  },
};

/** Loads one namespace in one language. Rejects if its chunk cannot be loaded. */
export async function fetchTexts(language: Language, namespace: Namespace): Promise<object> {
  return importTexts<object>(localeChunks[language][namespace]);
}
