/** Other engines are slower than the Chromium of the journeys, and run beside it. Waiting longer costs nothing where a journey passes. */
export const patience = { timeout: 120_000, expect: { timeout: 30_000 } };
