/** A read may hang while the rest of the backend responds. Finding out about money does not wait longer than this. */
const maxReadMs = 8000;

/** Reads from the backend, whatever is in the cache, and updates the cache. */
export const forceRefetch = { forceRefetch: true } as const;

export interface Reading<Data> extends PromiseLike<{ readonly data?: Data | undefined; readonly isSuccess: boolean }> {
  readonly unsubscribe: () => void;
}

/** Waits for a dispatched read. Undefined if it failed or took too long. */
export async function dataOf<Data>(reading: Reading<Data>): Promise<Data | undefined> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<undefined>((resolve) => {
    timer = setTimeout(() => resolve(undefined), maxReadMs);
  });
  const ended = await Promise.race([reading, late]);
  clearTimeout(timer);
  // Keeps the subscription until here, because data without subscribers may be removed.
  reading.unsubscribe();
  return ended?.isSuccess ? ended.data : undefined;
}
