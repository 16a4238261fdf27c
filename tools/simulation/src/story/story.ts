import * as fc from 'fast-check';
import type { Traits } from '../backend/backend.ts';
import { moneyFaults, weathers, type Elsewhere, type Meanwhile, type Weather } from '../backend/faults.ts';
import { operatorActs } from '../backend/ledger.ts';
import { allOffers } from '../backend/routes.ts';
import { deeds, type DeedName } from '../member/actions.ts';

/** The tabs that can be open: three on a phone, and one on a computer. */
export const tabNames = ['phone tab 1', 'phone tab 2', 'phone tab 3', 'computer tab'] as const;
export type TabName = (typeof tabNames)[number];

export const members = ['Somchai', 'Mali'] as const;
export type MemberName = (typeof members)[number];

export type OperatorAct = keyof typeof operatorActs;

/** What happens to one try. `fault` is a place in the faults of money calls. */
export interface Fate {
  readonly fault: number;
  readonly meanwhile: Meanwhile | null;
}

/** What happens. `what` and `size` are places in the habits and sizes of the day. `tap` is the only act that may send money. */
export type Act =
  | {
      readonly kind: 'tap';
      readonly what: number;
      readonly size: number;
      /** The first try, and those that follow each other as soon as it is told what became of the one before. */
      readonly fates: readonly Fate[];
      readonly reviewMs: number;
      /** None if the member only looks the action over. */
      readonly taps: number;
      /** The member closes the tab after the first try, and goes on in another that was open. */
      readonly closes: boolean;
    }
  | { readonly kind: 'log in'; readonly member: MemberName; readonly remember: boolean }
  | { readonly kind: 'clock'; readonly aheadMs: number }
  | { readonly kind: 'operator'; readonly what: OperatorAct }
  | { readonly kind: 'weather'; readonly weather: Weather; readonly salt: number }
  | { readonly kind: 'happening'; readonly what: Happening };

const happenings = [
  'check',
  'try again',
  'leave',
  'reload',
  'crash',
  'restart',
  'close',
  'open',
  'freeze',
  'thaw',
  'hide',
  'show',
  'offline',
  'online',
  'log out',
  'expire',
  'storage full',
  'storage free',
  'storage emptied',
  'update',
  'share a slip',
] as const;

export type Happening = (typeof happenings)[number];

export interface Step {
  readonly tab: TabName;
  /** How long after the step before. */
  readonly afterMs: number;
  readonly act: Act;
}

/** A day of a member: what backend and browsers are like, and what happens. */
export interface Story {
  readonly traits: Omit<Traits, 'offers'>;
  readonly sendsKeys: boolean;
  readonly remembers: boolean;
  /** A second tab is open before the member logs in, and knows nothing of the login. */
  readonly hasSecondTab: boolean;
  /** What the member does on this day. Few things often find more than many things once. */
  readonly habits: readonly DeedName[];
  /** Amounts in hundredths, or which slips. */
  readonly sizes: readonly number[];
  /** How far the clock of all devices is ahead when the day begins. */
  readonly clockAheadMs: number;
  readonly steps: readonly Step[];
  readonly offers: Traits['offers'];
}

/** Steps of one member-day. A drawn day has up to twice as many, and as many on average. */
const stepsPerDay = 16;

const gaps = [1000, 0, 30, 200, 3000, 10_000, 25_000, 70_000] as const;
const sizes = [10_000, 2500, 20_000, 1500, 5000, 3000, 1, 2] as const;

const keysOf = <Key extends string>(record: Readonly<Record<Key, unknown>>) => Object.keys(record) as Key[];

const maxHabits = 4;
const maxSizes = 2;

const elsewhere = fc.constantFrom<Elsewhere[]>(
  ...(['the same is done elsewhere', 'the same is done elsewhere', 'the same is done elsewhere'] as const),
  'lets the newest entry in progress fail',
  ...(['money goes to the game and back elsewhere', 'money goes to the game and back elsewhere'] as const),
  ...keysOf(operatorActs),
);

const fate: fc.Arbitrary<Fate> = fc.record({
  fault: fc.nat(moneyFaults.length - 1),
  meanwhile: fc.oneof(
    { weight: 2, arbitrary: fc.constant(null) },
    { weight: 1, arbitrary: fc.record({ what: elsewhere, afterMs: fc.constantFrom(0, 20, 700, 6000) }) },
  ),
});

const tap = fc.record({
  kind: fc.constant('tap' as const),
  what: fc.nat(maxHabits - 1),
  size: fc.nat(maxSizes - 1),
  fates: fc.oneof(
    { weight: 2, arbitrary: fc.array(fate, { minLength: 1, maxLength: 1 }) },
    { weight: 1, arbitrary: fc.array(fate, { minLength: 2, maxLength: 3, size: 'max' }) },
  ),
  reviewMs: fc.constantFrom(0, 400, 5000),
  taps: fc.constantFrom(1, 1, 1, 1, 2, 3, 0),
  closes: fc.constantFrom(false, false, false, true),
});

const act: fc.Arbitrary<Act> = fc.oneof(
  { weight: 11, arbitrary: tap },
  { weight: 7, arbitrary: fc.record({ kind: fc.constant('happening' as const), what: fc.constantFrom(...happenings) }) },
  {
    weight: 1,
    arbitrary: fc.record({ kind: fc.constant('log in' as const), member: fc.constantFrom(...members), remember: fc.boolean() }),
  },
  {
    weight: 1,
    arbitrary: fc.record({ kind: fc.constant('operator' as const), what: fc.constantFrom(...keysOf(operatorActs)) }),
  },
  {
    weight: 2,
    arbitrary: fc.record({ kind: fc.constant('weather' as const), weather: fc.constantFrom(...weathers), salt: fc.nat(1000) }),
  },
  {
    weight: 1,
    arbitrary: fc.record({ kind: fc.constant('clock' as const), aheadMs: fc.constantFrom(0, 600_000, -600_000, 25_200_000, -4000) }),
  },
);

/** The first tab is the likeliest, since a member has mostly one. */
const tab = fc.constantFrom<TabName[]>(...tabNames, tabNames[0], tabNames[0], tabNames[1]);

const traits: fc.Arbitrary<Story['traits']> = fc.record({
  keys: fc.constantFrom('honoured', 'ignored'),
  books: fc.constantFrom('SUCCESS', 'PENDING'),
  lateMs: fc.constantFrom(0, 0, 1000, 4000, 12_000),
  order: fc.constantFrom('newest first', 'oldest first', 'mixed'),
  ids: fc.constantFrom('numbers', 'texts', 'objects', 'absent'),
  times: fc.constantFrom('ISO', 'numbers'),
  countsBonuses: fc.constantFrom(true, false),
  showsClock: fc.constantFrom(true, true, true, false),
});

/** Deeds of which one can change back what the other has changed. On a day with nothing else, they often come right after each other. */
const opposites = fc.constantFrom<DeedName[][]>(
  ['receives a bonus', 'cancels the bonus'],
  ['receives a promotion', 'cancels the bonus'],
  ['creates a QR code', 'cancels the QR code'],
  ['creates a QR code', 'cancels the QR code', 'sends a true-money link'],
  ['receives the refund', 'adds the refund to the wallet'],
  ['spins', 'claims a coupon'],
  ['transfers to the game', 'transfers to the wallet'],
  ['transfers to the game', 'transfers everything to the wallet'],
  ['transfers to the wallet', 'transfers everything to the wallet'],
  ['withdraws', 'sends a true-money link'],
  ['withdraws', 'withdraws everything'],
);

export const story: fc.Arbitrary<Story> = fc.record({
  traits,
  sendsKeys: fc.boolean(),
  remembers: fc.constantFrom(true, true, false),
  hasSecondTab: fc.boolean(),
  habits: fc.oneof(
    { weight: 3, arbitrary: fc.array(fc.constantFrom(...keysOf(deeds)), { minLength: 1, maxLength: maxHabits, size: 'max' }) },
    { weight: 2, arbitrary: opposites },
  ),
  sizes: fc.array(fc.constantFrom(...sizes), { minLength: 1, maxLength: maxSizes, size: 'max' }),
  clockAheadMs: fc.constantFrom(0, 0, 0, 600_000, -600_000, 25_200_000),
  steps: fc.array(fc.record({ tab, afterMs: fc.constantFrom(...gaps), act }), {
    minLength: 1,
    maxLength: 2 * stepsPerDay - 1,
    size: 'max',
  }),
  offers: fc.constantFrom(...allOffers),
});

/** How much happens on a day: its steps, and the further tries of its taps. */
export const actsOf = ({ steps }: Story): number => steps.reduce((sum, { act: of }) => sum + (of.kind === 'tap' ? of.fates.length : 1), 0);

/** What a tap does on a day. */
export const deedOf = ({ habits }: Pick<Story, 'habits'>, what: number): DeedName =>
  habits[what % habits.length] ?? 'transfers to the game';

/** How much a tap moves. */
export const sizeOf = ({ sizes: ofDay }: Pick<Story, 'sizes'>, size: number): number => ofDay[size % ofDay.length] ?? sizes[0];
