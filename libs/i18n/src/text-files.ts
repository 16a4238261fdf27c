import type { EnglishTexts, SinglePlural } from './text-key.ts';

/** A namespace: a part of the texts that loads as a whole. */
export type Namespace = keyof EnglishTexts;

/** Loads one locale file. */
export type TextFile<Texts> = () => Promise<{ readonly default: Texts }>;

/** Locale files by language and namespace. Written out, so that each file is a chunk and a missing key is a type error. */
export interface TextFiles<Names extends Namespace> {
  readonly en: { readonly [Name in Names]: TextFile<EnglishTexts[Name]> };
  readonly th: { readonly [Name in Names]: TextFile<SinglePlural<EnglishTexts[Name]>> };
  readonly lo: { readonly [Name in Names]: TextFile<SinglePlural<EnglishTexts[Name]>> };
}
