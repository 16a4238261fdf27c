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
  /** Name of the operator, as `lookup/info` gives it. */
  readonly operator: string;
  readonly members: readonly [JourneyMember, JourneyMember];
  /** Phone of a member who is not active. */
  readonly inactivePhone: string;
}
