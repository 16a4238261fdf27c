import type auth from './locales/en/auth.json';
import type common from './locales/en/common.json';
import type conditions from './locales/en/conditions.json';
import type contact from './locales/en/contact.json';
import type errors from './locales/en/errors.json';
import type home from './locales/en/home.json';
import type howto from './locales/en/howto.json';
import type register from './locales/en/register.json';

/** The English files: what they have, every language must have. */
export interface EnglishTexts {
  readonly common: typeof common;
  readonly auth: typeof auth;
  readonly register: typeof register;
  readonly home: typeof home;
  readonly contact: typeof contact;
  readonly howto: typeof howto;
  readonly errors: typeof errors;
  readonly conditions: typeof conditions;
}

/** A file's shape in a language with one plural form, which is called `other`: it has no `minute_one`. */
export type SinglePlural<Texts> = Texts extends string
  ? string
  : { readonly [Key in keyof Texts as Key extends `${string}_one` ? never : Key]: SinglePlural<Texts[Key]> };

type WithoutPlural<Key> = Key extends `${infer Base}_${'one' | 'other'}` ? Base : Key;

type Path<Texts> = {
  [Key in keyof Texts & string]: Texts[Key] extends string ? WithoutPlural<Key> : `${Key}.${Path<Texts[Key]>}`;
}[keyof Texts & string];

/** Every key of a namespace, with dots between its levels. */
export type TextKey<Name extends keyof EnglishTexts> = Path<EnglishTexts[Name]>;

/** What is put into a text's `{{places}}`. `count` also chooses the plural form. */
export type TextValues = Readonly<Record<string, string | number>>;

/** Gives a text of a namespace in the page's language, or nothing while the namespace is not loaded. */
export type TextFunction<Name extends keyof EnglishTexts> = (key: TextKey<Name>, values?: TextValues) => string;
