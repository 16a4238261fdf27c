/** Timeout of a request. */
export const requestTimeoutMs = 60_000;
/** Timeout of a request with a file. */
export const uploadTimeoutMs = 5 * requestTimeoutMs;
