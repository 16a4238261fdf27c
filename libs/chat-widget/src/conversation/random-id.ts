/** 128 random bits. Works without TLS too, where browsers have no `crypto.randomUUID`. */
export const randomId = (): string => crypto.getRandomValues(new Uint32Array(4)).join('-');
