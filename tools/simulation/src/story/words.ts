import { moneyFaults } from '../backend/faults.ts';
import { deedOf, sizeOf, type Act, type Fate, type Happening, type Step, type Story } from './story.ts';

/** Tells a story in plain words, a line for each step. */
export function tell(story: Story): readonly string[] {
  const { traits, sendsKeys, remembers, hasSecondTab, clockAheadMs, steps, offers } = story;
  const { keys, books, lateMs, order, ids, times, countsBonuses, showsClock } = traits;
  return [
    `The backend has ${sendsKeys ? `idempotency keys ${keys}` : 'no idempotency keys'}, lists ${String(lateMs)} ms late with the ${order}, ids as ${ids}, times as ${times}, bonuses ${countsBonuses ? '' : 'not '}counted, and ${showsClock ? 'a' : 'no'} readable clock.`,
    `Its deposit accounts ${offers}. Transfers, deposits and bonuses ${books === 'SUCCESS' ? 'are there at once' : 'stay in progress'}.`,
    `The login is ${remembers ? '' : 'not '}remembered${hasSecondTab ? ', and a second tab is open before it' : ''}. Clocks are ${String(clockAheadMs)} ms ahead.`,
    ...steps.map((step) => tellStep(story, step)),
  ];
}

const tellStep = (story: Story, { tab, afterMs, act }: Step): string => `+${String(afterMs)} ms, ${tab}: ${tellAct(story, act)}.`;

function tellAct(story: Story, act: Act): string {
  switch (act.kind) {
    case 'tap': {
      const { what, size, fates, reviewMs, taps, closes } = act;
      const review = reviewMs > 0 ? `reviews for ${String(reviewMs)} ms and ` : '';
      return `the member ${review}${deedOf(story, what)} (${String(sizeOf(story, size) / 100)})${taps !== 1 ? `, tapping ${String(taps)} times` : ''}${fates.map(tellFate).join(closes ? ', closes the tab and tries again' : ', and tries again')}`;
    }
    case 'log in':
      return `${act.member} logs in${act.remember ? ', remembered' : ''}`;
    case 'clock':
      return `the clock of the device jumps to ${String(act.aheadMs)} ms from the right time`;
    case 'operator':
      return `the operator ${act.what}`;
    case 'weather':
      return `reads are ${act.weather} from now on (${String(act.salt)})`;
    case 'happening':
      return happenings[act.what];
  }
}

function tellFate({ fault, meanwhile }: Fate): string {
  const words = moneyFaults[fault]?.words ?? '';
  return `${words === '' ? '' : `; ${words}`}${meanwhile ? `; ${String(meanwhile.afterMs)} ms later ${meanwhile.what}` : ''}`;
}

const happenings: Readonly<Record<Happening, string>> = {
  check: 'the member checks what is not known',
  'try again': 'the member decides to try again what is not known',
  leave: 'the member leaves the forms',
  reload: 'the page is loaded again',
  crash: 'the page crashes and is loaded again',
  restart: 'the device runs out of power and starts again, ten minutes late',
  close: 'the tab closes',
  open: 'the tab opens',
  freeze: 'the tab freezes',
  thaw: 'the tab thaws',
  hide: 'the tab goes to the background',
  show: 'the tab comes to the front',
  offline: 'the device loses its connection',
  online: 'the device is online again',
  'log out': 'the member logs out',
  expire: 'the backend ends the sessions of the member',
  'storage full': 'the storage is full',
  'storage free': 'the storage has room again',
  'storage emptied': 'the browser forgets its storage',
  update: 'the member accepts a new version',
  'share a slip': 'the member shares a slip from another app',
};
