/** What a browser has and Node, in which the contract kit talks to a backend, has not. */
export const browser: Partial<Pick<typeof globalThis, 'document' | 'navigator' | 'addEventListener' | 'removeEventListener'>> = globalThis;
