/** How long a request may take. */
export const requestTimeoutMs = 60_000;
/** How long a request that carries a file may take. */
export const uploadTimeoutMs = 5 * requestTimeoutMs;
