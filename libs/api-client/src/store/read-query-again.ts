/** Reads the query again, for retry buttons and timers. Harmless once its component has gone. */
export function readQueryAgain({ refetch }: { readonly refetch: () => unknown }): void {
  try {
    void refetch();
  } catch {
    // It is read when it is shown next.
  }
}

/** A query that can be read again. */
export interface ReadableQuery<Data> {
  readonly refetch: () => PromiseLike<{ readonly data?: Data | undefined; readonly isError: boolean }>;
}

/** Reads the query again. Undefined if it could not be read. */
export async function readLatest<Data>({ refetch }: ReadableQuery<Data>): Promise<Data | undefined> {
  try {
    const { data, isError } = await refetch();
    return isError ? undefined : data;
  } catch {
    // Its component has gone.
    return undefined;
  }
}
