import { readWebAddress } from '../web/address.ts';

/* What pages tell the operator about themselves. Each text is one of a closed list, so that nothing of a member can be among it. */

/** The addresses of all pages. */
export const pageRoutes = [
  '/login',
  '/register',
  '/howto',
  '/contact',
  '/terminated',
  '/user',
  '/user/home',
  '/user/profile',
  '/user/bonus',
  '/user/spin',
  '/user/contact',
  '/user/statement',
  '/user/overview',
  '/user/play-time',
] as const;

/** Stands for everything that is not in a list. */
const other = 'other';

/** Names of errors of browsers and of the language. */
export const errorNames = [
  'Error',
  'TypeError',
  'RangeError',
  'ReferenceError',
  'SyntaxError',
  'AbortError',
  'InvalidStateError',
  'NetworkError',
  'NotAllowedError',
  'NotFoundError',
  'QuotaExceededError',
  'SecurityError',
  'TimeoutError',
] as const;

/** Names of the actions that change something, as the app runs them. */
export const actionNames = [
  'account-name',
  'activate-bonus',
  'activate-game',
  'activate-promotion',
  'add-refund-to-wallet',
  'add-to-wallet',
  'cancel-qr-code',
  'claim-coupon',
  'claim-invite-bonus',
  'clear-bonus',
  'create-qr-code',
  'password',
  'profile',
  'receive-refund',
  'refresh-game-balances',
  'register',
  'reset-game-password',
  'send-true-money-link',
  'spin',
  'transfer',
  'upload-slip',
  'withdraw',
] as const;

/** Why a call failed without a refusal of the backend. */
export const failureKinds = [
  'offline',
  'cancelled',
  'unauthenticated',
  'terminated',
  'unreachable',
  'timeout',
  'unavailable',
  'unreadable',
] as const;

export const vitalNames = ['LCP', 'INP', 'CLS', 'TTFB'] as const;
export const connectionTypes = ['slow-2g', '2g', '3g', '4g'] as const;

type OrOther<List extends readonly string[]> = List[number] | typeof other;

/** The text if it is in the list, and otherwise `other`. */
export const knownOr = <const List extends readonly string[]>(list: List, text: string): OrOther<List> =>
  list.includes(text) ? text : other;

/** A file of the build in `/assets/`, as `index-AbCd123.js`. */
export const assetName = /^[A-Za-z][\w.]*(?:-[A-Za-z][\w.]*)*-[\w-]{7,8}\.(?:js|css)$/;

/** A position in a script of the build: file, line and column, as `index-AbCd123.js:1:2345`. */
export type Frame = string;

/** The elements around a place of a page by their names, outermost first, as `main>section>button`. */
export const targetPattern = /^[a-z]{1,12}[1-6]?(?:>[a-z]{1,12}[1-6]?){0,3}$/;

interface Entry {
  readonly route: OrOther<typeof pageRoutes>;
  /** How often. */
  readonly count: number;
}

/** An error that nothing has caught. */
export interface ErrorEntry extends Entry {
  readonly kind: 'error';
  readonly name: OrOther<typeof errorNames>;
  /** The number of React's message; null for other errors. */
  readonly code: number | null;
  readonly frames: readonly Frame[];
}

/** A file of the build that could not be loaded. */
export interface MissingEntry extends Entry {
  readonly kind: 'missing';
  /** Its name, or `other`. */
  readonly file: string;
}

/** How quick a page was for one member, with the parts of that time in milliseconds. */
export interface VitalEntry extends Entry {
  readonly kind: 'vital';
  readonly name: (typeof vitalNames)[number];
  readonly value: number;
  readonly target: string;
  readonly parts: Readonly<Record<string, number>>;
}

/** How an action ended. */
export interface OutcomeEntry extends Entry {
  readonly kind: 'outcome';
  /** One of `actionNames`. */
  readonly action: string;
  readonly outcome: 'done' | 'refused' | 'unknown';
  /** Why it was refused or is unknown: one of `errorCodes` or `failureKinds`, or `other`. */
  readonly code: string | null;
  /** How long it was unknown, in milliseconds. Null if the backend has answered. */
  readonly foundAfterMs: number | null;
}

export type ReportEntry = ErrorEntry | MissingEntry | VitalEntry | OutcomeEntry;

/** What a page sends at once. */
export interface ReportBatch {
  /** Name of the build, as `wallet-th`. */
  readonly app: string;
  readonly release: string;
  readonly language: string;
  readonly connection: OrOther<typeof connectionTypes>;
  /** The share of page loads whose vitals are sent, from 0 to 1. */
  readonly vitalsShare: number;
  readonly entries: readonly ReportEntry[];
}

/** Where and how pages report. */
export interface ReportSettings {
  /** An address on another origin, or a path of the site. */
  readonly url: string;
  readonly app: string;
  readonly vitalsShare: number;
}

/** Whether pages can report to an address: it becomes part of the policy, where some signs are separators. */
export function isReportUrl(address: string): boolean {
  const whole = address.replace(/^\/(?=[\w.~-])/, 'https://site.invalid/');
  return whole.startsWith('https:') && readWebAddress(whole.replace(/\?[\w.~=&-]*$/, '')) !== null;
}

/** The share of page loads whose vitals are sent if the operator says nothing. */
export const usualVitalsShare = 0.1;

/** The most that is sent, and accepted, at once. */
export const maxReportEntries = 50;
export const maxReportFrames = 20;
