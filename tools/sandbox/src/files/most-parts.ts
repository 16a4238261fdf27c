/** Of which a picture or a film is made: far more than there are in any. To read millions of them would keep everybody waiting. */
export const mostParts = 10_000;

/** Tracks of a film, its boxes, and rows of the tables by which samples are found, all together: 20 MB of film never come near. */
export const mostTracks = 100;
export const mostBoxes = 100_000;
export const mostRows = 500_000;
