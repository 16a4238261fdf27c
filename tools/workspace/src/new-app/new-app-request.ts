import type { Currency, Language } from '@wallet/domain';

/** The requested properties of the new app. */
export interface NewApp {
  readonly name: string;
  /** The app to copy. */
  readonly from: string;
  /** The app whose colours to copy. */
  readonly theme: string;
  /** Name of the market. */
  readonly market: string;
  readonly currencies: readonly Currency[];
  readonly phoneLength: number | null;
  readonly callingCode: string;
  /** The default language. */
  readonly language: Language;
  readonly languages: readonly Language[];
  /** Path of the logo on a 32 by 32 grid. */
  readonly mark: string;
  readonly operator: string;
  readonly port: number;
}
