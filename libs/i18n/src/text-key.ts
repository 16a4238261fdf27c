import type { ParseKeys } from 'i18next';
import type auth from './locales/en/auth.json';
import type bonus from './locales/en/bonus.json';
import type chat from './locales/en/chat.json';
import type common from './locales/en/common.json';
import type conditions from './locales/en/conditions.json';
import type contact from './locales/en/contact.json';
import type deposit from './locales/en/deposit.json';
import type errors from './locales/en/errors.json';
import type game from './locales/en/game.json';
import type home from './locales/en/home.json';
import type howto from './locales/en/howto.json';
import type install from './locales/en/install.json';
import type invite from './locales/en/invite.json';
import type money from './locales/en/money.json';
import type overview from './locales/en/overview.json';
import type play from './locales/en/play.json';
import type profile from './locales/en/profile.json';
import type refund from './locales/en/refund.json';
import type refusals from './locales/en/refusals.json';
import type register from './locales/en/register.json';
import type spin from './locales/en/spin.json';
import type statement from './locales/en/statement.json';
import type transfer from './locales/en/transfer.json';
import type update from './locales/en/update.json';
import type withdraw from './locales/en/withdraw.json';

/** The English files. Every other language must have the same keys. */
interface EnglishTexts {
  readonly common: typeof common;
  readonly auth: typeof auth;
  readonly register: typeof register;
  readonly home: typeof home;
  readonly contact: typeof contact;
  readonly howto: typeof howto;
  readonly errors: typeof errors;
  readonly conditions: typeof conditions;
  readonly refusals: typeof refusals;
  readonly money: typeof money;
  readonly profile: typeof profile;
  readonly bonus: typeof bonus;
  readonly statement: typeof statement;
  readonly overview: typeof overview;
  readonly spin: typeof spin;
  readonly deposit: typeof deposit;
  readonly transfer: typeof transfer;
  readonly withdraw: typeof withdraw;
  readonly invite: typeof invite;
  readonly refund: typeof refund;
  readonly game: typeof game;
  readonly chat: typeof chat;
  readonly install: typeof install;
  readonly update: typeof update;
  readonly play: typeof play;
}

/** A namespace: a part of the texts that loads as a whole. */
export type Namespace = keyof EnglishTexts;

declare module 'i18next' {
  interface CustomTypeOptions {
    readonly resources: EnglishTexts;
    readonly nsSeparator: false;
  }
}

/** Every key of a namespace, with dots between its levels and without the plural form. */
export type TextKey<Name extends Namespace> = Exclude<ParseKeys<Name> & string, `${string}_${'one' | 'other'}`>;

/** Values for a text's `{{placeholders}}`. `count` also selects the plural form. */
export type TextValues = Readonly<Record<string, string | number>>;

/** Returns a text of a namespace in the page's language, or '' while the namespace is not loaded. */
export type TextFunction<Name extends Namespace> = (key: TextKey<Name>, values?: TextValues) => string;
