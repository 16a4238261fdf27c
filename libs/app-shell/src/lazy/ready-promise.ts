/** Marks the promise when it is fulfilled, so that React's `use` returns its value without suspending. */
export function markWhenReady<Value>(promise: Promise<Value>): Promise<Value> {
  promise.then(
    (value) => Object.assign(promise, { status: 'fulfilled', value }),
    // The callers receive the rejection.
    () => undefined,
  );
  return promise;
}

/** A fulfilled promise that is marked as such. */
export function ready<Value>(value: Value): Promise<Value> {
  return Object.assign(Promise.resolve(value), { status: 'fulfilled', value });
}
