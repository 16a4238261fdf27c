/** Says in the address that the game was opened from here: who comes back may want his money back, also after a reload. */
export const playedStep = 'played';
