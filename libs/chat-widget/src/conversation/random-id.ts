/** 128 bits that nobody guesses, also where the page has no TLS and the browser therefore makes no UUIDs. */
export const randomId = (): string => crypto.getRandomValues(new Uint32Array(4)).join('-');
