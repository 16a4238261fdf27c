/** Marks in the address that the game was opened from here, so that the transfer back is offered even after a reload. */
export const playedStep = 'played';
