import type { ApiError, ExpectedChange, SentAction } from '@wallet/api-client';
import { describe, expect, it } from 'vitest';
import { initialAction, isBusy, mayStart, viewOf, type ActionState, type Attempt, type Request, type Step } from './action-state.ts';
import * as transitions from './transitions.ts';

const withdrawal: ExpectedChange = { kind: 'withdrawal', amount: { minor: 500, currency: 'BAHT' } };
const transfer: ExpectedChange = { kind: 'transfer-all', to: 'G1' };
const sent: SentAction = { expected: withdrawal, before: { entries: [] }, sentAt: null };
const attempt: Attempt = { id: 'a1', fingerprint: 'five baht', sent };
const slip: Attempt = { id: 's1', fingerprint: 'picture', sent: { expected: { kind: 'slip' }, before: null, sentAt: null } };
const unreadable: Attempt = { id: 'u1', sent: null };
const request: Request = { expected: withdrawal, fingerprint: 'five baht', needsData: false, hasProof: false };
const profile: Request = { expected: null, needsData: true, hasProof: true };
const harmless: Request = { expected: null, needsData: false, hasProof: false };

const lost: ApiError = { kind: 'timeout' };
const failed: ApiError = { kind: 'unavailable', text: 'ระบบปิดปรับปรุง', isFinal: true };
const refusal: ApiError = { kind: 'refused', status: 400, code: 'MONEY_NOT_ENOUGH', text: 'MONEY_NOT_ENOUGH' };
const words = { message: 'รายการสำเร็จ' };

const unproven = { attempt, error: lost, isForeign: false };
const success = { name: 'done', response: words, serverText: words.message } as const;
const inWords = { success, error: { kind: 'unreadable', text: words.message } } as const;

/** Parts of what an action is expected to be. */
const proving = (step: object) => ({ step: { name: 'proving', ...step } });
const locked = { step: { name: 'unknown', isLocked: true }, lock: 'held' };
const unlocked = { step: { name: 'unknown', isLocked: false }, lock: 'leaving' };
const refusedOtherwise = { name: 'refused', unchanged: 'balance' };

/** An action at every step that it can be at, with the lock that it has there. */
const steps = {
  idle: [{ name: 'idle' }, 'none'],
  locking: [{ name: 'locking', request, follows: null }, 'asked'],
  preparing: [{ name: 'preparing', request, released: null }, 'held'],
  sending: [{ name: 'sending', request, id: 'a1', attempt }, 'held'],
  proving: [{ name: 'proving', ...unproven, success: null, reads: 0 }, 'held'],
  checking: [{ name: 'checking', ...unproven, isLocked: true }, 'held'],
  unknown: [{ name: 'unknown', ...unproven, isLocked: true, isReading: false }, 'held'],
  reading: [{ name: 'unknown', ...unproven, isLocked: true, isReading: true }, 'held'],
  harmless: [{ name: 'unknown', ...unproven, attempt: null, isLocked: false, isReading: false }, 'none'],
  done: [{ name: 'done', response: 'thanks' }, 'none'],
  refused: [{ name: 'refused', error: refusal }, 'none'],
  resuming: [{ name: 'resuming', attempt }, 'asked'],
  waiting: [{ name: 'waiting', attempt }, 'none'],
  elsewhere: [{ name: 'elsewhere', follows: null, isDismissed: false }, 'none'],
  following: [{ name: 'elsewhere', follows: transfer, isDismissed: false }, 'none'],
} as const satisfies Record<string, readonly [Step, ActionState['lock']]>;
type StepName = keyof typeof steps;
const stepNames = Object.keys(steps) as StepName[];

const at = (name: StepName, more: Partial<ActionState> = {}): ActionState => ({
  ...initialAction,
  step: steps[name][0],
  lock: steps[name][1],
  turn: 7,
  ...more,
});
const atStep = (step: Step, more: Partial<ActionState> = {}): ActionState => ({ ...at('idle'), lock: 'held', step, ...more });

/** Each event, and at which steps it means something. At all others the action stays as it is. */
const events = {
  requested: [(action) => transitions.requested(action, { request }), ['idle', 'harmless', 'done', 'refused', 'elsewhere', 'following']],
  resumed: [(action) => transitions.resumed(action, { attempt }), ['idle', 'elsewhere']],
  lockGranted: [(action) => transitions.lockGranted(action, { left: [], released: null }), ['locking', 'resuming']],
  lockDenied: [transitions.lockDenied, ['locking', 'resuming']],
  lockReleased: [transitions.lockReleased, []],
  waited: [(action) => transitions.waited(action, { isPending: true }), ['waiting', 'following']],
  prepared: [(action) => transitions.prepared(action, { id: 'a1', sent }), ['preparing']],
  answered: [(action) => transitions.answered(action, { response: 'thanks' }), ['sending']],
  failed: [(action) => transitions.answered(action, { error: refusal }), ['preparing', 'sending']],
  read: [(action) => transitions.read(action, { finding: 'unknown' }), ['proving', 'reading']],
  checkRequested: [transitions.checkRequested, ['unknown', 'reading', 'harmless']],
  checked: [(action) => transitions.checked(action, { finding: 'unknown', isShown: true }), ['checking']],
  returned: [transitions.returned, ['unknown']],
  unlocked: [transitions.unlocked, ['unknown', 'reading', 'harmless']],
  dismissed: [transitions.dismissed, ['done', 'refused', 'elsewhere', 'following']],
  readAheadStarted: [
    (action) => transitions.readAheadStarted(action, { expected: withdrawal, at: 5 }),
    ['idle', 'preparing', 'done', 'refused', 'elsewhere', 'following'],
  ],
  closed: [transitions.closed, ['done', 'refused', 'elsewhere', 'following']],
} as const satisfies Record<string, readonly [(action: ActionState) => ActionState, readonly StepName[]]>;

describe('every event at every step', () => {
  it.each(
    Object.entries(events).flatMap(([event, [apply, means]]) =>
      stepNames.map((step) => ({ event, step, apply, changes: (means as readonly StepName[]).includes(step) })),
    ),
  )('$event at $step changes something: $changes', ({ step, apply, changes }) => {
    const before = at(step);
    const after = apply(before);
    expect(after !== before).toBe(changes);
  });

  it.each(stepNames)('never sends from %s, except when everything is prepared under the lock', (step) => {
    for (const [event, [apply]] of Object.entries(events)) {
      const after = apply(at(step));
      if (after.step.name === 'sending' && step !== 'sending') expect([event, step]).toEqual(['prepared', 'preparing']);
    }
  });

  it.each(stepNames)('holds the lock from before it is sent until its outcome is known: %s', (step) => {
    for (const [apply] of Object.values(events)) {
      const after = apply(at(step));
      const needsLock = ['preparing', 'sending', 'proving'].includes(after.step.name);
      if (needsLock) expect(after.lock).toBe('held');
      if (after.step.name === 'done' || after.step.name === 'refused') expect(after.lock).not.toBe('held');
    }
  });

  it.each(stepNames)('ignores the result of an earlier step because each step has a turn of its own: %s', (step) => {
    for (const [apply] of Object.values(events)) {
      const before = at(step);
      const after = apply(before);
      const goesOn = after.step.name !== before.step.name;
      if (goesOn) expect(after.turn).toBeGreaterThan(before.turn);
    }
  });
});

describe('what screens see', () => {
  it.each<[StepName, string, isBusy: boolean, mayStart: boolean]>([
    ['idle', 'idle', false, true],
    ['locking', 'running', true, false],
    ['preparing', 'running', true, false],
    ['sending', 'running', true, false],
    ['proving', 'checking', true, false],
    ['checking', 'checking', true, false],
    ['unknown', 'unknown', false, false],
    ['reading', 'unknown', false, false],
    ['harmless', 'unknown', false, true],
    ['done', 'done', false, true],
    ['refused', 'refused', false, true],
    ['resuming', 'idle', true, false],
    ['waiting', 'inOtherTab', true, false],
    ['elsewhere', 'inOtherTab', false, true],
    ['following', 'inOtherTab', false, true],
  ])('of %s is %s', (name, phase, busy, may) => {
    const { step } = at(name);
    expect([viewOf(step).phase, isBusy(step), mayStart(step)]).toEqual([phase, busy, may]);
  });

  it('is still running after an answer in words, until the lists have been read once', () => {
    const step = { ...steps.proving[0], error: failed };
    expect(viewOf(step)).toEqual({ phase: 'running' });
    expect(viewOf({ ...step, reads: 1 })).toEqual({ phase: 'checking', error: failed });
  });
});

describe('a request', () => {
  it('asks for the lock, and waits while the browser still takes it back', () => {
    expect(transitions.requested(at('idle'), { request })).toMatchObject({ step: { name: 'locking' }, lock: 'asked', isAwaited: true });
    const leaving = transitions.requested(at('done', { lock: 'leaving' }), { request });
    expect(leaving.lock).toBe('leaving');
    expect(transitions.lockReleased(leaving).lock).toBe('asked');
    expect(transitions.lockReleased(at('done', { lock: 'leaving' })).lock).toBe('none');
  });

  it('is not waited for everywhere if it changes no money', () => {
    expect(transitions.requested(at('idle'), { request: harmless }).isAwaited).toBe(false);
  });

  it('is prepared under the lock, with the attempt that the member gave up', () => {
    expect(transitions.lockGranted(at('locking'), { left: [], released: attempt })).toMatchObject({
      step: { name: 'preparing', request, released: attempt },
      lock: 'held',
    });
  });

  it('is not made while the attempt of a closed tab is unproven', () => {
    expect(transitions.lockGranted(at('locking'), { left: [attempt], released: null }).step).toMatchObject({
      name: 'proving',
      attempt,
      isForeign: true,
      reads: 0,
    });
  });

  it('is not made while another tab has the lock, and what that tab changes is read again later', () => {
    const denied = transitions.lockDenied(at('locking'));
    expect(denied).toMatchObject({ step: { name: 'elsewhere', follows: withdrawal }, lock: 'none' });
    const asking = transitions.waited(denied, { isPending: false });
    expect(asking).toMatchObject({ step: { name: 'elsewhere' }, lock: 'asked' });
    expect(transitions.lockDenied(asking)).toMatchObject({ step: { name: 'elsewhere', follows: withdrawal }, turn: denied.turn + 1 });
    expect(transitions.lockGranted(asking, { left: [], released: null })).toMatchObject({
      step: { name: 'elsewhere', follows: null },
      lock: 'leaving',
      news: { accepted: null, changed: withdrawal },
    });
    expect(transitions.lockGranted(asking, { left: [attempt], released: null }).step).toMatchObject({
      name: 'proving',
      attempt,
      isForeign: true,
    });
    const again = transitions.requested(denied, { request });
    expect(transitions.lockGranted(again, { left: [], released: null })).toMatchObject({
      step: { name: 'preparing' },
      news: { accepted: null, changed: withdrawal },
    });
  });

  it('goes on following after it was dismissed, but is no longer shown', () => {
    const { step } = transitions.dismissed(at('following'));
    expect(step).toEqual({ name: 'elsewhere', follows: transfer, isDismissed: true });
    expect(viewOf(step)).toEqual({ phase: 'idle' });
  });

  it('is stored before it is sent, and its snapshot is used once', () => {
    const ahead = { expected: withdrawal, at: 1, snapshot: {} };
    expect(transitions.prepared(at('preparing', { ahead }), { id: 'a1', sent })).toMatchObject({
      step: { name: 'sending', id: 'a1', attempt },
      record: { as: 'pending', attempt },
      ahead: null,
    });
    expect(transitions.prepared(at('preparing'), { id: 'a1', sent: null })).toMatchObject({ step: { attempt: null }, record: null });
  });

  it('takes a snapshot only if it is the one that was asked for last', () => {
    const asked = transitions.readAheadStarted(at('idle'), { expected: withdrawal, at: 5 });
    const end = (expected: ExpectedChange, time: number) => transitions.readAheadEnded(asked, { expected, at: time, snapshot: {} });
    expect(end(withdrawal, 5).ahead).toMatchObject({ snapshot: {} });
    expect(end(withdrawal, 4)).toBe(asked);
    expect(end(transfer, 5)).toBe(asked);
  });
});

describe('an answer', () => {
  const answer = (event: Parameters<typeof transitions.answered>[1], change: Partial<Extract<Step, { name: 'sending' }>> = {}) =>
    transitions.answered(atStep({ ...steps.sending[0], ...change }), event);

  const wordless: ApiError = { kind: 'unreadable', text: 'ok' };
  const free = { request: harmless, attempt: null };
  const ownProof = { ...proving({ attempt: null, reads: 0 }), lock: 'held' };

  it.each<[string, ReturnType<typeof answer>, object]>([
    ['a success', answer({ response: 'thanks' }), { step: { name: 'done', response: 'thanks' }, record: { as: 'gone' }, lock: 'leaving' }],
    ['a success that is tracked', answer({ response: 'thanks' }), { news: { accepted: sent, changed: null } }],
    ['a known code of success', answer({ response: { message: 'SUCCESS' } }), { step: { name: 'done', response: { message: 'SUCCESS' } } }],
    ['a refusal', answer({ error: refusal }), { step: { name: 'refused', error: refusal }, record: { as: 'gone' }, news: null }],
    ['no line, so nothing was sent', answer({ error: { kind: 'offline' } }), { step: { name: 'refused' }, record: { as: 'unsent' } }],
    ['a lost response', answer({ error: lost }), { ...proving({ ...unproven, reads: 0 }), lock: 'held' }],
    ['a failure in words', answer({ error: failed }), proving({ error: failed })],
    ['a success in words', answer({ response: words }), proving(inWords)],
    ['words instead of data', answer({ error: wordless }), proving({ success: { response: null, serverText: 'ok' } })],
    ['words where data are needed', answer({ error: wordless }, { request: { ...request, needsData: true } }), proving({ success: null })],
    ['a success that no list can prove', answer({ response: words }, { attempt: slip }), { step: success, news: { accepted: slip.sent } }],
    ['a success in words of a harmless action', answer({ response: words }, free), { step: success, news: null }],
    ['a lost response of a harmless action', answer({ error: lost }, free), { ...unlocked, step: { ...unlocked.step, attempt: null } }],
    ['a lost response of a slip', answer({ error: lost }, { attempt: slip }), { ...unlocked, record: { as: 'released', attempt: slip } }],
    ['a lost one with its own proof', answer({ error: lost }, { ...free, request: profile }), ownProof],
  ])('that is %s', (_what, after, expected) => expect(after).toMatchObject(expected));
});

describe('the lists', () => {
  const read = (finding: transitions.Finding, change: Partial<Extract<Step, { name: 'proving' }>> = {}) =>
    transitions.read(atStep({ ...steps.proving[0], ...change }), { finding });
  const last = { reads: 3 };
  const lastInWords = { ...inWords, reads: 4 };
  const foreign = { isForeign: true };
  const shown = { step: { name: 'done', response: null }, record: { as: 'gone' }, news: { accepted: sent, changed: withdrawal } };
  const systemError = { name: 'refused', error: { code: 'INTERNAL_SERVER_ERROR' } };
  const neverShown = { ...locked, step: { ...locked.step, attempt }, news: { accepted: null, changed: withdrawal } };
  const unchangedAtLast = { step: { ...refusedOtherwise, error: failed }, record: { as: 'released' }, lock: 'leaving' };

  it.each<[string, ReturnType<typeof read>, object]>([
    ['show it', read('settled'), shown],
    ['show that it failed', read('rejected'), { step: systemError, news: { accepted: null } }],
    ['show that it failed, as was said', read('rejected', { error: failed }), { step: { name: 'refused', error: failed } }],
    ['do not show it yet', read('unknown'), { ...proving({ reads: 1 }), lock: 'held' }],
    ['are as before', read('unchanged'), proving({ reads: 1 })],
    ['never show it', read('unknown', last), neverShown],
    ['are as before to the end, after silence', read('unchanged', last), { step: { name: 'unknown' }, lock: 'held' }],
    ['are as before to the end, after an answer', read('unchanged', { error: failed, reads: 4 }), unchangedAtLast],
    ['cannot be read', read('unread'), locked],
    ['show a success in words', read('settled', inWords), { step: success }],
    ['do not contradict a success in words at once', read('unknown', inWords), proving({ reads: 1 })],
    ['do not contradict a success in words', read('unknown', { ...inWords, reads: 1 }), { step: success, news: { accepted: sent } }],
    ['contradict a success in words', read('unchanged', lastInWords), { step: refusedOtherwise }],
    ['may look so only because it was changed back', read('ambiguous', inWords), proving({ reads: 1 })],
    ['may look so only because it was changed back, to the end', read('ambiguous', lastInWords), locked],
    ['cannot be read after a success in words', read('unread', inWords), { step: success }],
    ['show what another tab did', read('settled', foreign), { step: { name: 'elsewhere', follows: null }, news: { accepted: sent } }],
    ['never show what another tab did', read('unknown', { ...last, ...foreign }), { ...locked, step: { name: 'unknown', ...foreign } }],
  ])('%s', (_what, after, expected) => expect(after).toMatchObject(expected));

  it('are not read for a stored attempt that cannot be read or that nothing can prove', () => {
    const resuming = (left: Attempt) =>
      transitions.lockGranted(at('resuming', { step: { name: 'resuming', attempt: left } }), { left: [left], released: null });
    expect(resuming(unreadable)).toMatchObject(locked);
    expect(resuming(slip)).toMatchObject({ ...unlocked, record: { as: 'released' } });
  });
});

describe('an action with its own proof', () => {
  const own = { name: 'proving', attempt: null, error: lost, isForeign: false, success: null, reads: 0 } as const;
  it.each<[transitions.Finding, object]>([
    ['settled', { step: { name: 'done', response: null }, lock: 'leaving' }],
    ['unchanged', { step: { name: 'refused', error: lost, unchanged: 'other' }, lock: 'leaving' }],
    ['unknown', { step: { name: 'unknown', isLocked: true }, lock: 'leaving' }],
  ])('ends after one read: %s', (finding, expected) => {
    expect(transitions.read(atStep(own), { finding })).toMatchObject({ ...expected, record: null });
  });

  it('is shown as running meanwhile', () => expect(viewOf(own)).toEqual({ phase: 'running' }));
});

describe('an unknown outcome', () => {
  const check = (finding: transitions.Finding, isShown: boolean, isForeign = false) =>
    transitions.checked(atStep({ ...steps.checking[0], isForeign }), { finding, isShown });

  it.each<[string, ReturnType<typeof check>, object]>([
    ['done', check('settled', true), { step: { name: 'done', response: null }, record: { as: 'gone' }, lock: 'leaving' }],
    ['refused', check('rejected', true), { step: { name: 'refused' }, record: { as: 'gone' }, lock: 'leaving' }],
    ['done in another tab', check('settled', true, true), { step: { name: 'elsewhere' }, news: { accepted: sent } }],
    ['free, because the balance is seen', check('unknown', true), { step: { name: 'idle' }, record: { as: 'released' }, lock: 'leaving' }],
    ['locked, because nothing could be read', check('unknown', false), locked],
  ])('is %s after a check', (_what, after, expected) => expect(after).toMatchObject(expected));

  it('is released by the member, with the attempt kept so that the same request has the same id', () => {
    expect(transitions.unlocked(at('unknown'))).toMatchObject({
      step: { name: 'idle' },
      record: { as: 'released', attempt },
      lock: 'leaving',
    });
  });

  it('is read again when the member returns, and only a proof changes it', () => {
    const reading = transitions.returned(at('unknown'));
    expect(reading.step).toMatchObject({ name: 'unknown', isReading: true });
    expect(transitions.read(reading, { finding: 'unchanged' })).toMatchObject({
      step: { name: 'unknown', isReading: false },
      lock: 'held',
    });
    expect(transitions.read(reading, { finding: 'settled' })).toMatchObject({ step: { name: 'done' }, lock: 'leaving' });
  });
});

describe('a reloaded page', () => {
  it('waits for the tab that has the lock, and reads again what it changed', () => {
    const waiting = transitions.lockDenied(at('resuming'));
    expect(waiting.step).toEqual({ name: 'waiting', attempt });
    expect(transitions.waited(waiting, { isPending: true }).lock).toBe('asked');
    expect(transitions.waited(waiting, { isPending: false })).toMatchObject({
      step: { name: 'idle' },
      news: { accepted: null, changed: withdrawal },
    });
  });

  it('proves what is still pending once it has the lock, and forgets what is not', () => {
    expect(transitions.lockGranted(at('resuming'), { left: [attempt], released: null }).step).toMatchObject({
      name: 'proving',
      isForeign: false,
    });
    expect(transitions.lockGranted(at('resuming'), { left: [], released: null })).toMatchObject({
      step: { name: 'idle' },
      lock: 'leaving',
    });
  });

  it('compares with what was known when another tab tried again under the same id', () => {
    const again: Attempt = { ...attempt, sent: { ...sent, sentAt: 9 } };
    expect(transitions.lockGranted(at('resuming'), { left: [again], released: null }).step).toMatchObject({ attempt: again });
  });
});

describe('a closed page', () => {
  it('forgets an outcome that it has shown, unless another component shows it', () => {
    const open = transitions.shown(transitions.shown(at('done')));
    const one = transitions.hidden(open);
    expect(transitions.closed(one).step.name).toBe('done');
    expect(transitions.closed(transitions.hidden(one)).step.name).toBe('idle');
  });
});
