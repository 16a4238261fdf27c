import type { CallError } from '@wallet/api-client';

/** What a screen uses of a query. */
export interface ShownQuery<Data> {
  readonly data?: Data | undefined;
  readonly error?: CallError | undefined;
  readonly isFetching: boolean;
  readonly refetch: () => unknown;
}
