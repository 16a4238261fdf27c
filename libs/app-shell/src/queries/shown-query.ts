import type { CallError } from '@wallet/api-client';

/** The parts of a query that a screen uses. */
export interface ShownQuery<Data> {
  readonly data?: Data | undefined;
  readonly error?: CallError | undefined;
  readonly isFetching: boolean;
  readonly refetch: () => unknown;
}
