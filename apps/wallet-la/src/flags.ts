import type { DevelopmentFlags, MarketProfile } from '@wallet/domain';

/** Lao members: kip or baht, phone numbers of any length, Lao first. */
export const market: MarketProfile = {
  defaultLanguage: 'lo',
  languages: ['th', 'lo', 'en'],
  currencies: ['LAK', 'BAHT'],
  phoneLength: null,
  callingCode: '856',
};

/** The product's name, until the operator's settings or backend give another. */
export const name = 'Mekong Lucky';

/** The logo, a wallet above a river, as one path on a 32 by 32 grid. The favicon is the same. */
export const mark =
  'M8 14v-3.5a3 3 0 0 1 3-3h10a3 3 0 0 1 3 3V14M24 9.8h-5a2.2 2.2 0 0 0 0 4.4h5M6 19c2.5-2.2 4.2-2.2 6.7 0s4.1 2.2 6.6 0 4.2-2.2 6.7 0M6 24c2.5-2.2 4.2-2.2 6.7 0s4.1 2.2 6.6 0 4.2-2.2 6.7 0';

/** Lines on the coloured ground of the home page, waves, as one path on a 300 by 220 grid. */
export const ornament =
  'M24 112q25-16 50 0t50 0 50 0 50 0 50 0M0 138q25-16 50 0t50 0 50 0 50 0 50 0M24 164q25-16 50 0t50 0 50 0 50 0 50 0M0 190q25-16 50 0t50 0 50 0 50 0 50 0M24 216q25-16 50 0t50 0 50 0 50 0 50 0';

export const development: DevelopmentFlags = {
  market: 'Laos',
  operator: 'la',
  port: 4201,
};
