import type { DevelopmentFlags, MarketProfile } from '@wallet/domain';

/** Thai members: baht, ten-digit phone numbers, Thai first. */
export const market: MarketProfile = {
  defaultLanguage: 'th',
  languages: ['th', 'lo', 'en'],
  currencies: ['BAHT'],
  phoneLength: 10,
  callingCode: '66',
  helpLines: [{ name: 'thaiMentalHealth', phone: '1323' }],
};

/** The product's name, until the operator's settings or backend give another. */
export const name = 'Siam Fortune';

/** The logo, a wallet below a temple's gable, as one path on a 32 by 32 grid. The favicon is the same. */
export const mark = 'M5.5 13.5 16 6l10.5 7.5M8 13.5V21a3 3 0 0 0 3 3h10a3 3 0 0 0 3-3v-7.5M24 16.5h-5a2.2 2.2 0 0 0 0 4.4h5';

/** Lines on the coloured ground of the home page, spires, as one path on a 300 by 220 grid. */
export const ornament =
  'M0 214Q97.5 147.5 150 24Q202.5 147.5 300 214M34 220Q109.4 167.5 150 70Q190.6 167.5 266 220M68 226Q121.3 187.5 150 116Q178.7 187.5 232 226M102 232Q133.2 207.5 150 162Q166.8 207.5 198 232';

export const development: DevelopmentFlags = {
  market: 'Thailand',
  operator: 'th',
  port: 4200,
};
