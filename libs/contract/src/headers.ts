/** Sent with every call. It forces a CORS preflight, so that another site cannot make the call. */
export const markerHeader = { name: 'X-Requested-With', value: 'wallet-user' } as const;

/** The id of the intent. Only sent if the build flag says that the backend allows the header. */
export const idempotencyHeader = 'Idempotency-Key';
