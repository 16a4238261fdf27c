/** Browser features that Node lacks. The contract kit runs the chat in Node. */
export const browser: Partial<Pick<typeof globalThis, 'document' | 'navigator' | 'addEventListener' | 'removeEventListener'>> = globalThis;
