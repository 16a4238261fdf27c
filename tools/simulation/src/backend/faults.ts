import type { operatorActs } from './ledger.ts';

/** How the backend words its answer, and whether it has acted when it does. */
export type Answer =
  | 'code'
  | 'words'
  | 'plain text'
  | 'nothing'
  | '204'
  | 'page'
  | 'page, not done'
  | 'gateway'
  | 'gateway, not done'
  | 'broken'
  | 'broken, not done'
  | 'broken in words'
  | 'broken in words, not done'
  | 'refusal'
  | 'refusal in words'
  | 'refusal in a 200'
  | 'refusal in a 500'
  | 'busy'
  | 'too many'
  | 'session over';

/** What can happen elsewhere while a call is on its way. */
export type Elsewhere = keyof typeof operatorActs | 'the same is done elsewhere' | 'money goes to the game and back elsewhere';

/** What happens to a call on its way. */
export interface Fault {
  /** In plain words, for stories. */
  readonly words: string;
  /** When it reaches the backend. Null if it never does. */
  readonly reachMs: number | null;
  /** The browser sends it again by itself after this time, as it may when a connection breaks. */
  readonly repeatMs?: number;
  readonly answer: Answer;
  /** How long the answer takes. Null if it never arrives. */
  readonly backMs: number | null;
  /** When the browser notices that the connection is lost. Without it, only the time limit ends the call. */
  readonly lostMs?: number;
  readonly meanwhile?: Meanwhile | null;
}

export interface Meanwhile {
  readonly what: Elsewhere;
  /** How long after the call has left. */
  readonly afterMs: number;
}

const quick = { reachMs: 40, answer: 'code', backMs: 40 } as const;

const answered = (answer: Answer, words: string): Fault => ({ ...quick, answer, words });

export const noFault: Fault = { ...quick, words: '' };

/** The fate of a money call, the simplest first: a story shrinks towards it. */
export const moneyFaults: readonly Fault[] = [
  noFault,
  { ...quick, words: 'the answer takes four seconds', reachMs: 1000, backMs: 3000 },
  { ...quick, words: 'the line breaks before the call leaves', reachMs: null, backMs: null, lostMs: 300 },
  { ...quick, words: 'the line breaks before the answer', backMs: null, lostMs: 900 },
  { ...quick, words: 'no answer ever comes', backMs: null },
  { ...quick, words: 'the call gets lost and no answer comes', reachMs: null, backMs: null },
  { ...quick, words: 'the line breaks, but the call arrives 8 seconds later', reachMs: 8000, backMs: null, lostMs: 500 },
  { ...quick, words: 'the line breaks, but the call arrives 25 seconds later', reachMs: 25_000, backMs: null, lostMs: 500 },
  { ...quick, words: 'the line breaks, but the call arrives 70 seconds later', reachMs: 70_000, backMs: null, lostMs: 500 },
  { ...quick, words: 'the browser repeats the call', repeatMs: 700 },
  { ...quick, words: 'the browser repeats the call and the answer is lost', repeatMs: 700, backMs: null, lostMs: 1500 },
  answered('words', 'the backend accepts it in words of its own'),
  answered('plain text', 'the backend accepts it in plain text'),
  answered('nothing', 'the backend does it and answers with nothing'),
  answered('204', 'the backend does it and answers 204'),
  answered('page', 'the backend does it and answers with a page'),
  answered('page, not done', 'a page comes back, and nothing was done'),
  answered('gateway', 'the gateway says 502, and it was done'),
  answered('gateway, not done', 'the gateway says 502, and nothing was done'),
  answered('broken', 'the backend does it and answers 500'),
  answered('broken, not done', 'the backend answers 500 and does nothing'),
  answered('broken in words', 'the backend does it and answers 500 in words'),
  answered('broken in words, not done', 'the backend answers 500 in words and does nothing'),
  answered('refusal', 'the backend refuses by code'),
  answered('refusal in words', 'the backend refuses in words'),
  answered('refusal in a 200', 'the backend refuses with a success'),
  answered('refusal in a 500', 'the backend refuses with a 500'),
  answered('busy', 'the backend answers 409 without a code, and does it'),
  answered('too many', 'the backend says that there are too many calls'),
  answered('session over', 'the backend says that the session is over'),
];

/** What happens to reads, by the weather of a device. */
export const weathers = ['calm', 'slow', 'flaky', 'dead', 'broken'] as const;
export type Weather = (typeof weathers)[number];

const lost: Fault = { ...quick, words: '', reachMs: null, backMs: null, lostMs: 800 };

export function readFault(weather: Weather, random: () => number): Fault {
  const luck = random();
  switch (weather) {
    case 'calm':
      return noFault;
    case 'slow':
      return { ...noFault, reachMs: 4000 * luck, backMs: 5000 * random() };
    case 'flaky':
      if (luck < 0.4) return { ...lost, lostMs: 3000 * random() };
      return luck < 0.5 ? { ...lost, lostMs: 70_000 } : { ...noFault, backMs: 2000 * random() };
    case 'dead':
      return lost;
    case 'broken':
      return luck < 0.7 ? { ...noFault, answer: luck < 0.4 ? 'gateway, not done' : 'broken, not done' } : noFault;
  }
}
