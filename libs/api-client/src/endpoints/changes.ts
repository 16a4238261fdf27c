import { outcomeOf } from '../transport/api-error.ts';
import { toApiError, type CallError } from '../transport/to-api-error.ts';
import type { ApiTag } from '../transport/base-api.ts';

/**
 * What a state-changing call makes out of date: nothing where the backend refused. Where nobody knows whether it acted,
 * the same as where it did, since only reading again can tell.
 */
export function changes(...tags: readonly ApiTag[]) {
  return (_answer: unknown, error: CallError | undefined): readonly ApiTag[] =>
    error && outcomeOf(toApiError(error)) === 'refused' ? [] : tags;
}

/** Like `changes`, and where the backend refused as well: it knows that there is nothing of what the screen offered. */
export function changesOffer(...tags: readonly ApiTag[]) {
  return (_answer: unknown, error: CallError | undefined): readonly ApiTag[] =>
    toApiError(error).kind === 'refused' ? tags : changes(...tags)(_answer, error);
}
