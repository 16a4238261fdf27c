/** Marks the promise when it is fulfilled, so that React's `use` takes its value without waiting: hydration must not stop for what has come. */
export function markWhenReady<Value>(promise: Promise<Value>): Promise<Value> {
  promise.then(
    (value) => Object.assign(promise, { status: 'fulfilled', value }),
    // Whoever waits for it is told.
    () => undefined,
  );
  return promise;
}

/** A promise of what is there already, marked as such. */
export function ready<Value>(value: Value): Promise<Value> {
  return Object.assign(Promise.resolve(value), { status: 'fulfilled', value });
}
