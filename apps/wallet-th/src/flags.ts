import type { DevelopmentFlags, MarketProfile } from '@wallet/domain';

/** Thai members: baht, ten-digit phone numbers, Thai first. */
export const market: MarketProfile = {
  defaultLanguage: 'th',
  languages: ['th', 'lo', 'en'],
  currencies: ['BAHT'],
  phoneLength: 10,
  callingCode: '66',
};

/** The logo, a wallet below a temple's gable, as one path on a 32 by 32 grid. The favicon is the same. */
export const mark = 'M5.5 13.5 16 6l10.5 7.5M8 13.5V21a3 3 0 0 0 3 3h10a3 3 0 0 0 3-3v-7.5M24 16.5h-5a2.2 2.2 0 0 0 0 4.4h5';

export const development: DevelopmentFlags = {
  market: 'Thailand',
  operator: 'th',
  port: 4200,
};
