import type { MarketFacts } from './market-facts.ts';

const baht = { th: 'บาท', lo: 'ບາດ', en: 'baht' };

/** The builds, and the members that the sandbox seeds for each. */
export const markets = {
  th: {
    id: 'th',
    app: 'wallet-th',
    defaultLanguage: 'th',
    otherLanguage: 'en',
    screenLanguages: ['th'],
    operator: 'Siam Fortune',
    members: [
      { phone: '0812345678', password: 'demo-1234', total: '13,696.47', wallet: '12,345.67', currency: baht },
      { phone: '0898765432', password: 'demo-1234', total: '0.00', wallet: '0.00', currency: baht },
    ],
    inactivePhone: '0811111111',
    registration: {
      wrongPhones: ['081234567', '08123456789', '+081234567'],
      oddPhone: '0000000000',
      zeroAs: '\u202a+66 (0)',
      currency: 'BAHT',
      otherCurrency: null,
    },
  },
  la: {
    id: 'la',
    app: 'wallet-la',
    defaultLanguage: 'lo',
    otherLanguage: 'th',
    screenLanguages: ['lo', 'en'],
    operator: 'Mekong Lucky',
    members: [
      {
        phone: '02055512345',
        password: 'demo-1234',
        total: '126,726,789.50',
        wallet: '123,456,789.00',
        currency: { th: 'กีบ', lo: 'ກີບ', en: 'kip' },
      },
      {
        phone: '02055567890',
        password: 'demo-1234',
        total: '5,121.10',
        wallet: '5,000.25',
        currency: baht,
      },
    ],
    inactivePhone: '02055511111',
    registration: { wrongPhones: [], oddPhone: '55512', zeroAs: '\u202a0', currency: 'LAK', otherCurrency: 'BAHT' },
  },
} as const satisfies Readonly<Record<MarketFacts['id'], MarketFacts>>;

/** The languages in which pages are checked, each with the tag of its market. */
export const screenLanguages = Object.values<MarketFacts>(markets).flatMap((market) =>
  market.screenLanguages.map((language) => ({ language, tag: `@${market.id}`, isDefault: language === market.defaultLanguage })),
);
