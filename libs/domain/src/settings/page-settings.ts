import type { Currency } from '../money/money.ts';
import type { PlayTool } from '../play/play-time.ts';
import type { ReportSettings } from '../reports/reports.ts';
import type { BuildFlags } from './build-flags.ts';
import type { Language } from './market-profile.ts';

/** Texts by language. A language that is missing keeps the text of the build. */
export type TextByLanguage = Readonly<Partial<Record<Language, string>>>;

/** How urgent a notice of the operator is. `maintenance`: a part of the service does not work. */
export const noticeSeverities = ['info', 'warning', 'maintenance'] as const;

/** A message of the operator to everyone who uses the app, for a while. */
export interface OperatorNotice {
  readonly severity: (typeof noticeSeverities)[number];
  /** First and last moment, in milliseconds since 1970. Null: from the start, or until it is taken back. */
  readonly from: number | null;
  readonly to: number | null;
  readonly text: Readonly<Record<Language, string>>;
}

/** Amounts by currency, in whole units. */
export type QuickAmounts = Readonly<Partial<Record<Currency, readonly number[]>>>;

/** The tiles of the home page after deposit and withdraw, in the order of the specification. */
export const homeTiles = ['spin', 'invite', 'bonus', 'refund'] as const;

export type HomeTile = (typeof homeTiles)[number];

/** What an operator has changed without a build, as pages contain it. A part that is missing is that of the build. */
export interface PageSettings {
  /** Names these settings: it changes with their content. Empty without settings. */
  readonly version: string;
  readonly flags?: Partial<BuildFlags>;
  /** The product's name. */
  readonly names?: TextByLanguage;
  /** The logo as one SVG path on a 32 by 32 grid. */
  readonly mark?: string;
  /** Addresses of logos by bank code in upper case. */
  readonly bankLogos?: Readonly<Record<string, string>>;
  /** What a new member may choose from; the first is preset. */
  readonly currencies?: readonly [Currency, ...Currency[]];
  /** What one tap fills in as the amount of a transfer or of a deposit by QR code, in whole units. */
  readonly quickAmounts?: QuickAmounts;
  /** Addresses that open a bank's app, by bank code in upper case. */
  readonly bankApps?: Readonly<Record<string, string>>;
  /** Whether the bank apps of Laos pay the QR codes in baht. */
  readonly laoAppsPayBaht?: boolean;
  /** Ids of the features that are switched off. */
  readonly off?: readonly string[];
  /** What the feature `safer-play` leaves out. */
  readonly playOff?: readonly PlayTool[];
  /** Ids of features in the order of the menus. Others follow in the order of the build. */
  readonly menu?: readonly string[];
  /** Tiles of the home page after deposit and withdraw, in their order. Others follow. */
  readonly tiles?: readonly HomeTile[];
  /** Other texts by language, then by `namespace:key`. */
  readonly texts?: Readonly<Partial<Record<Language, Readonly<Record<string, string>>>>>;
  readonly notices?: readonly OperatorNotice[];
  /** When the operator's support answers. */
  readonly supportHours?: TextByLanguage;
  /** Whether a login can outlast the browser. */
  readonly remembersLogin?: boolean;
  /** Where pages report what goes wrong; nowhere without it. */
  readonly reports?: ReportSettings;
}

/** The settings of a page without any. */
export const noSettings: PageSettings = { version: '' };

/** The file that says what the server has. */
export const versionPath = '/version.json';

/** What that file says. */
export interface DeployedVersion {
  /** Path of the entry script, which names the build. */
  readonly build: string;
  readonly settings: string;
  readonly notices: readonly OperatorNotice[];
}

/** Names what a page is of: its build and its settings. */
export const versionOf = ({ build, settings }: Pick<DeployedVersion, 'build' | 'settings'>): string => `${build}#${settings}`;

/** Id of the element that contains the settings of a page, as JSON. Their version comes first. */
export const settingsId = 'settings';

/** The notices that are shown at a moment, in milliseconds since 1970. */
export function noticesAt(notices: readonly OperatorNotice[], now: number): readonly OperatorNotice[] {
  return notices.filter(({ from, to }) => (from ?? now) <= now && now <= (to ?? now));
}
