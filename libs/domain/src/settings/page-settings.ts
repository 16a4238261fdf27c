import type { Currency } from '../money/money.ts';
import type { Language } from './market-profile.ts';

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

/** The settings of a page without any. */
export const noSettings = { version: '' };

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
