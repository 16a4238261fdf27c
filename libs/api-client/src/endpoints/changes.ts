import { outcomeOf, toApiError, type CallError } from '../transport/api-error.ts';
import type { ApiTag } from '../transport/base-api.ts';

/**
 * The tags that a state-changing call invalidates. None if the backend refused. If the outcome is unknown, the same as
 * for success, because only reading again can tell.
 */
export function changes(...tags: readonly ApiTag[]) {
  return (_answer: unknown, error: CallError | undefined): readonly ApiTag[] =>
    error && outcomeOf(toApiError(error)) === 'refused' ? [] : tags;
}

/** Like `changes`, but also after a refusal: the screen offered something that the backend no longer has. */
export function changesOffer(...tags: readonly ApiTag[]) {
  return (_answer: unknown, error: CallError | undefined): readonly ApiTag[] =>
    toApiError(error).kind === 'refused' ? tags : changes(...tags)(_answer, error);
}
