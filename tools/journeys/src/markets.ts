import type { Currency, Language } from '@wallet/domain';

/** A member from the sandbox's seed data. */
export interface JourneyMember {
  readonly phone: string;
  readonly password: string;
  /** The total on home: wallet and all active game accounts. */
  readonly total: string;
  readonly wallet: string;
  /** Name of the member's currency, by language. */
  readonly currency: Readonly<Record<Language, string>>;
}

/** The facts about a market that the journeys need. */
export interface MarketFacts {
  readonly id: 'th' | 'la';
  readonly app: string;
  readonly defaultLanguage: Language;
  readonly otherLanguage: Language;
  /** The languages in which every page is checked; both markets together cover all languages. */
  readonly screenLanguages: readonly Language[];
  /** Name of the operator, as in `lookup/info`. */
  readonly operator: string;
  readonly members: readonly [JourneyMember, JourneyMember];
  readonly registration: {
    /** What the leading zero of a phone number may be pasted as. */
    readonly zeroAs: string;
    /** The default currency of a new member's wallet. */
    readonly currency: Currency;
    /** The other selectable currency; null when there is no choice. */
    readonly otherCurrency: string | null;
  };
}

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
    registration: {
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
    registration: { zeroAs: '\u202a0', currency: 'LAK', otherCurrency: 'BAHT' },
  },
} as const satisfies Readonly<Record<MarketFacts['id'], MarketFacts>>;

/** The languages in which pages are checked, each with the tag of its market. */
export const screenLanguages = Object.values<MarketFacts>(markets).flatMap((market) =>
  market.screenLanguages.map((language) => ({ language, tag: `@${market.id}`, isDefault: language === market.defaultLanguage })),
);
