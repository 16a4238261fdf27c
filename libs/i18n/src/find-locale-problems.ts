import { errorCodes, languages, slipReasons, withoutBreakMarks, type Language } from '@wallet/domain';
import { findTextProblems } from './find-text-problems.ts';
import { flattenTexts, type Locales, type TextTree } from './read-locales.ts';

/** The keys that the `errors` namespace must have. */
const errorKeys = [...errorCodes, ...slipReasons.map((reason) => `slip.${reason}`)];

/** The plural forms of each language. */
const pluralSuffixes = { en: ['_one', '_other'], th: ['_other'], lo: ['_other'] } as const;
const pluralSuffix = /_(?:zero|one|two|few|many|other)$/;

/**
 * The buttons and pages that the how-to steps name, as `namespace.key`. A step must contain the exact label, in
 * quotation marks in Thai and Lao.
 */
const howtoLabels: Readonly<Record<string, readonly string[]>> = {
  'topics.wallet.step1': ['home.widgets.deposit'],
  'topics.wallet.step2': ['deposit.slip.send'],
  'topics.wallet.step3': ['home.widgets.withdraw'],
  'topics.enterGame.step3': ['game.play.withTransfer'],
  'topics.checkBalance.step2': ['home.check'],
  'topics.receiveBonus.step1': ['home.widgets.bonus'],
  'topics.receiveBonus.step2': ['bonus.promotion.search'],
  'topics.receiveBonus.step3': ['bonus.receive.submit'],
  'topics.endBonus.step1': ['home.widgets.bonus'],
  'topics.endBonus.step2': ['bonus.active.cancel'],
  'topics.endBonus.step3': ['bonus.active.cancel'],
};

/** The problems of the locale files, one sentence each. */
export function findLocaleProblems(locales: Locales): string[] {
  const namespaces = new Set(languages.flatMap((language) => Object.keys(locales[language])));
  return [...namespaces].flatMap((namespace) => {
    const english = flattenTexts(locales.en[namespace] ?? {});
    const expected = expectedKeys(english);
    return languages.flatMap((language) => {
      const tree = locales[language][namespace];
      if (!tree) return [`${language}/${namespace}.json is missing`];
      const texts = flattenTexts(tree);
      return [
        ...compareKeys(texts, expected, pluralSuffixes[language]),
        ...(namespace === 'errors' ? errorKeys.filter((key) => !texts.has(key)).map((key) => `${key} has no text`) : []),
        ...comparePlaces(tree, english),
        ...(namespace === 'howto' ? compareLabels(language, locales) : []),
        ...[...texts].flatMap(([key, text]) => findTextProblems(language, text).map((problem) => `${key} ${problem}`)),
      ].map((problem) => `${language}/${namespace}.json: ${problem}`);
    });
  });
}

/** The English keys without plural forms. True if the text has plural forms. */
function expectedKeys(english: ReadonlyMap<string, string>): Map<string, boolean> {
  return new Map([...english.keys()].map((key) => [key.replace(pluralSuffix, ''), pluralSuffix.test(key)]));
}

function compareKeys(texts: ReadonlyMap<string, string>, expected: ReadonlyMap<string, boolean>, suffixes: readonly string[]): string[] {
  const wanted = new Set([...expected].flatMap(([key, isPlural]) => (isPlural ? suffixes.map((suffix) => key + suffix) : [key])));
  return [
    ...[...wanted].filter((key) => !texts.has(key)).map((key) => `${key} is missing`),
    ...[...texts.keys()]
      .filter((key) => !wanted.has(key))
      .map((key) => `${key} is not in English, or has a plural form of another language`),
  ];
}

function comparePlaces(tree: TextTree, english: ReadonlyMap<string, string>): string[] {
  const wanted = new Map([...english].map(([key, text]) => [key.replace(pluralSuffix, ''), placesOf(text)]));
  return [...flattenTexts(tree)].flatMap(([key, text]) => {
    const places = wanted.get(key.replace(pluralSuffix, ''));
    const isOnce = key.endsWith('_one') && placesOf(`{{count}} ${text}`) === places;
    return places === undefined || places === placesOf(text) || isOnce
      ? []
      : [`${key} has ${placesOf(text) || 'no places'}, English has ${places || 'none'}`];
  });
}

/** Steps of the how-to page that do not name a button by its label. */
function compareLabels(language: Language, locales: Locales): string[] {
  const textOf = (namespace: string, key: string) => withoutBreakMarks(flattenTexts(locales[language][namespace] ?? {}).get(key) ?? '');
  return Object.entries(howtoLabels).flatMap(([step, labels]) =>
    labels.flatMap((label) => {
      const [namespace = '', ...key] = label.split('.');
      const text = textOf(namespace, key.join('.'));
      const expected = language === 'en' ? text : `“${text}”`;
      return textOf('howto', step).includes(expected) ? [] : [`${step} does not name ${label} as ${expected}`];
    }),
  );
}

function placesOf(text: string): string {
  return [...new Set(text.match(/\{\{.*?\}\}/g))].sort().join(' ');
}
