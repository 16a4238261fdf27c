/** Of which a picture or a film is made: far more than there are in any. To read millions of them would keep everybody waiting. */
export const mostParts = 10_000;
