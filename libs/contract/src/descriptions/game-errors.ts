/** Refusals of every operation on a game account. */
export const gameErrors = ['NO_GAME', 'SLOT_NO_ACCOUNT'] as const;
