/** Storage key that is set while the member hides amounts. */
export const hiddenAmountsKey = 'hideAmounts';
