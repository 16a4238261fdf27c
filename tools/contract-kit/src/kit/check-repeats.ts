import { setTimeout as wait } from 'node:timers/promises';
import { idempotencyHeader } from '@wallet/contract';
import { operations, type OperationId, type Operation } from '@wallet/contract/operations';
import type { KitContext } from './check-operations.ts';
import { checkConsistency } from './check-consistency.ts';
import { checkResponse, isWorded } from './check-response.ts';
import { createRepeater } from './lost-response.ts';
import { readAsApps } from './read-as-apps.ts';
import { trials, UnexpectedAnswer, type Trial } from './trials.ts';

/** A rule for operators that every report contains. */
export const repeatRule =
  'Browsers send a call again by themselves, with the same Idempotency-Key, when a connection that was used before is lost ahead of the answer. ' +
  'A backend must honour that key on every call that moves money, slips too: same key, same answer, done once. ' +
  'Where it cannot, the proxy in front of it must turn a reset by the backend into a 502. See docs/operators.md.';

/** Drops the responses of calls that move money, repeats them as a browser does, and counts how often they were executed. */
export async function checkRepeats(context: KitContext, base: string): Promise<void> {
  const { findings, allowWrites, token } = context;
  for (const [name, call] of Object.entries(operations) as [OperationId, Operation][]) {
    if (call.effect !== 'money') continue;
    const skip = (why: string) => findings.add(name, 'repeat', 'skipped', why);
    const prepare = trials[name];
    if (!allowWrites) skip('it changes something: asked with --allow-writes only');
    else if (token === null) skip('needs --username and --password');
    else if (prepare === undefined) skip('not asked: it would change more of the member than can be looked at afterwards');
    else {
      try {
        const trial = await prepare({ ...context, token });
        if (typeof trial === 'string') skip(trial);
        else await checkTrial(context, base, name, token, trial);
      } catch (error) {
        if (error instanceof UnexpectedAnswer) findings.add(name, 'status', 'failed', error.message);
        else findings.add(name, 'repeat', 'failed', error instanceof Error ? `no answer: ${error.name}` : 'no answer');
      }
    }
  }
}

async function checkTrial(context: KitContext, base: string, name: OperationId, token: string, trial: Trial): Promise<void> {
  const { findings } = context;
  const repeat = createRepeater(base);
  const operation: Operation = operations[name];
  const call = {
    method: operation.method,
    path: trial.path,
    token,
    key: crypto.randomUUID(),
    ...(trial.body && { body: trial.body }),
  };
  const before = await trial.readState();
  const readTimes = async () => countTimes(before, await trial.readState(), trial.steps);
  const second = await repeat(call);
  const third = trial.identify ? await repeat(call) : null;
  const { error } = readAsApps(operation, second, true);
  let times = await readTimes();
  // Nobody repeats a call a hundred times.
  const isInHundredths = times > 0 && times % 100 === 0;
  if (isInHundredths) times /= 100;
  // A backend may book it a moment after its answer.
  for (let waited = 0; times === 0 && error === undefined && trial.steps.length > 0 && waited < 10; waited += 1) {
    await wait(500);
    times = await readTimes();
  }
  await trial.cleanUp?.();
  if (error === undefined) {
    checkResponse(findings, name, operation, second);
    await checkConsistency(context, name, second);
  }

  if (isInHundredths)
    findings.add(name, 'consistency', 'failed', 'the balance changed by a hundred times the amount: they are of different units', {
      sees: 'Members see a hundred times their money, or move a hundredth of what they typed.',
      change: 'Send and read all amounts in the unit of the currency, such as 100.5, and never in hundredths.',
    });
  const fail = (what: string) => findings.add(name, 'repeat', 'failed', what, { change: advice });
  if (times > 1) fail(`sent again with the same key after a lost answer, it was done ${String(times)} times`);
  else if (third !== null && error === undefined && trial.identify?.(third) !== trial.identify?.(second))
    fail('each time that it is sent with the same key it is done again');
  else if (times === 1 && error?.kind === 'refused')
    fail(`it was done, and then refused with status ${String(second.status)} when it came again: the member is told that nothing happened`);
  else if (error !== undefined && !(isWorded(error) && times === 0))
    findings.add(name, 'status', 'failed', `its answer, with status ${String(second.status)}, does not say whether it was done`);
  else if (error !== undefined)
    findings.add(name, 'repeat', 'skipped', `it was refused with status ${String(second.status)}: nothing to look at`);
  else if (times === 0 && trial.steps.length > 0)
    findings.add(name, 'consistency', trial.mayFollow ? 'warned' : 'failed', 'it was answered as done, but nothing has changed', {
      sees: 'Members read that it was done, and their balance says otherwise.',
      change: 'Answer that it was done only when the balance and the lists show it.',
    });
  else findings.add(name, 'repeat', 'passed', 'sent again after a lost answer, it is done once and answered as the first time');
}

const advice = `Honour the ${idempotencyHeader} on every call that moves money, or let the proxy in front turn a reset into a 502.`;

/** Uses the reading that changed most. Without a step, any change counts as once. */
function countTimes(before: readonly number[], after: readonly number[], steps: readonly (number | null)[]): number {
  const times = steps.map((step, index) => {
    const change = Math.abs((after[index] ?? 0) - (before[index] ?? 0));
    return step === null ? Math.min(change, 1) : Math.round(change / step);
  });
  return Math.max(0, ...times);
}
