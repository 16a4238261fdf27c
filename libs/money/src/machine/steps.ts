import { toApiError, type SendResult, type SentAction } from '@wallet/api-client';
import { readTimes, type Step } from './action-state.ts';
import { createLists } from './lists.ts';
import { events } from './money-actions-slice.ts';
import { createPreparation } from './prepare.ts';
import { actionOf, type Surroundings } from './surroundings.ts';
import type { Finding } from './transitions.ts';

/** How often a tab checks whether another tab still holds an action with an unknown outcome. */
const takeOverEveryMs = 2000;

/** Does what a step asks for. */
export function createSteps(surroundings: Surroundings) {
  const { store, pending, requests, isCurrent, wait, untilOnline } = surroundings;
  const { dispatch } = store;
  const lists = createLists(store);
  const prepare = createPreparation(surroundings);

  const prove = async (intent: string, sent: SentAction | null): Promise<Finding> => {
    const request = requests.get(intent);
    if (sent || !request) return lists.read(sent);
    const isDone = await request.isDone().catch(() => null);
    return isDone === null ? 'unknown' : isDone ? 'settled' : 'unchanged';
  };

  const send = async (intent: string, id: string): Promise<SendResult<unknown>> => {
    try {
      return (await requests.get(intent)?.send(id)) ?? { error: toApiError(undefined) };
    } catch {
      // Something of our own has failed, and it is not known when.
      return { error: toApiError(undefined) };
    }
  };

  return async (intent: string, step: Step, turn: number): Promise<void> => {
    const at = { intent, turn };
    switch (step.name) {
      case 'preparing': {
        const ready = await prepare(intent, step.request, step.released);
        // The member may have logged out in the meantime. Nothing is sent on their behalf then.
        dispatch(isCurrent() ? events.prepared({ ...at, ...ready }) : events.answered({ ...at, error: { kind: 'unauthenticated' } }));
        return;
      }
      case 'sending': {
        const { data, error } = await send(intent, step.id);
        dispatch(events.answered({ ...at, response: data, error }));
        return;
      }
      case 'proving': {
        const times = readTimes(step);
        if (step.attempt) {
          await wait((times[step.reads] ?? 0) - (times[step.reads - 1] ?? 0));
          await untilOnline();
          if (actionOf(store, intent).turn !== turn) return;
        }
        dispatch(events.read({ ...at, finding: await prove(intent, step.attempt?.sent ?? null) }));
        return;
      }
      case 'unknown':
        if (step.isReading) dispatch(events.read({ ...at, finding: await lists.read(step.attempt?.sent ?? null) }));
        return;
      case 'checking': {
        const sent = step.attempt?.sent ?? null;
        const finding = await prove(intent, sent);
        const isProven = finding === 'settled' || finding === 'rejected';
        if (sent && !isProven) void lists.readAgain(sent.expected);
        const hasProof = step.attempt === null && step.isLocked;
        const isShown = isProven || (hasProof ? finding === 'unchanged' : await lists.readBalance());
        dispatch(events.checked({ ...at, finding, isShown }));
        return;
      }
      case 'waiting':
      case 'elsewhere': {
        if (step.name === 'elsewhere' && !step.follows) return;
        await wait(takeOverEveryMs);
        const isPending = step.name === 'waiting' && pending.list().some(({ attempt }) => attempt.id === step.attempt.id);
        if (isCurrent()) dispatch(events.waited({ ...at, isPending }));
        return;
      }
      case 'idle':
      case 'done':
      case 'refused':
        requests.delete(intent);
        return;
      case 'locking':
      case 'resuming':
        return;
    }
  };
}
