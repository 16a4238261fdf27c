/** Sent with every call; its presence forces a CORS preflight, so another site cannot make the call blindly. */
export const markerHeader = { name: 'X-Requested-With', value: 'wallet-user' } as const;

/** One value an intent. Sent only where the build's flag says that the backend allows the header. */
export const idempotencyHeader = 'Idempotency-Key';
