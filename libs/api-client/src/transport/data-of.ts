/** A read may hang while the rest of the backend answers: whoever finds out about money waits no longer than this. */
const maxReadMs = 8000;

/** Asks the backend whatever is in the cache, and renews that. */
export const forceRefetch = { forceRefetch: true } as const;

interface Reading<Data> extends PromiseLike<{ readonly data?: Data | undefined; readonly isSuccess: boolean }> {
  readonly unsubscribe: () => void;
}

/** Waits for a dispatched read. undefined where it failed or took too long. */
export async function dataOf<Data>(reading: Reading<Data>): Promise<Data | undefined> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<undefined>((resolve) => {
    timer = setTimeout(() => resolve(undefined), maxReadMs);
  });
  const ended = await Promise.race([reading, late]);
  clearTimeout(timer);
  // Subscribed until here: what nobody subscribes to may be cleared before it is read.
  reading.unsubscribe();
  return ended?.isSuccess ? ended.data : undefined;
}
