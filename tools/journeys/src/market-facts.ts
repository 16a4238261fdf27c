import type { Language } from '@wallet/domain';

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
  /** Phone of an inactive member. */
  readonly inactivePhone: string;
  readonly registration: {
    /** Phone numbers that step 1 rejects. */
    readonly wrongPhones: readonly string[];
    /** A number that step 1 accepts although it does not look like the other market's. */
    readonly oddPhone: string;
    /** What the leading zero of a phone number may be pasted as. */
    readonly zeroAs: string;
    /** The default currency of a new member's wallet. */
    readonly currency: string;
    /** The other selectable currency; null when there is no choice. */
    readonly otherCurrency: string | null;
  };
}
