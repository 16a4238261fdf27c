import type { NewApp } from './new-app-request.ts';

/** Returns the text of a new app's `src/flags.ts`. */
export function writeFlags({ market, language, languages, currencies, phoneLength, callingCode, mark, operator, port }: NewApp): string {
  return `import type { DevelopmentFlags, MarketProfile } from '@wallet/domain';

/** The facts of the market. */
export const market: MarketProfile = {
  defaultLanguage: '${language}',
  languages: ${writeList(languages)},
  currencies: ${writeList(currencies)},
  phoneLength: ${String(phoneLength)},
  callingCode: '${callingCode}',
};

/** The logo, as one path on a 32 by 32 grid. The favicon is the same. */
export const mark = '${mark}';

export const development: DevelopmentFlags = {
  market: '${market}',
  operator: '${operator}',
  port: ${String(port)},
};
`;
}

const writeList = (words: readonly string[]) => `[${words.map((word) => `'${word}'`).join(', ')}]`;
