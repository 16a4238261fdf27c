import type { Language } from '@wallet/domain';

/** A member whom the sandbox's seed provides. */
export interface JourneyMember {
  readonly phone: string;
  readonly password: string;
  /** Figures of the total on home: wallet and all active game accounts. */
  readonly total: string;
  readonly wallet: string;
  /** Word of the member's currency, by language. */
  readonly currency: Readonly<Record<Language, string>>;
}

/** What the journeys must know of a market. */
export interface MarketFacts {
  readonly id: 'th' | 'la';
  readonly app: string;
  readonly defaultLanguage: Language;
  readonly otherLanguage: Language;
  /** In which every screen is looked at; both apps together look in all. */
  readonly screenLanguages: readonly Language[];
  /** Name of the operator, as `lookup/info` gives it. */
  readonly operator: string;
  readonly members: readonly [JourneyMember, JourneyMember];
  /** Phone of a member who is not active. */
  readonly inactivePhone: string;
  readonly registration: {
    /** Phone numbers of which step 1 says that they cannot be right. */
    readonly wrongPhones: readonly string[];
    /** One that it takes although it looks like none of the other market's. */
    readonly oddPhone: string;
    /** What a new member's wallet is in unless he chooses otherwise. */
    readonly currency: string;
    /** What else he can choose; null where there is nothing to choose. */
    readonly otherCurrency: string | null;
  };
}
