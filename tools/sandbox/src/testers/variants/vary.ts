import type { OperationId } from '@wallet/contract/operations';
import { absent } from './forms.ts';
import { operations } from './operations.ts';
import type { Random } from './random.ts';

/** Writes the answer of a call as another backend of the same specification might. */
export function vary(response: unknown, operation: OperationId, random: Random): unknown {
  const written = operations[operation]?.(response, random, operation);
  return written === undefined || written === absent ? response : written;
}
