import type { Currency, Language } from '@wallet/domain';

/** What the new app shall be. */
export interface NewApp {
  readonly name: string;
  /** The app that it begins as a copy of. */
  readonly from: string;
  /** The app whose colours it begins with. */
  readonly theme: string;
  /** Name of the market. */
  readonly market: string;
  readonly currencies: readonly Currency[];
  readonly phoneLength: number | null;
  /** The preset one. */
  readonly language: Language;
  readonly languages: readonly Language[];
  /** Path of the mark, drawn by one line on 32 by 32. */
  readonly mark: string;
  readonly operator: string;
  readonly port: number;
}
