/** Of which a picture or a film is made: far more than there are in any. To read millions of them would keep everybody waiting. */
export const maxParts = 10_000;

/** Tracks of a film, its boxes, and rows of the tables by which samples are found, all together: 20 MB of film never come near. */
export const maxTracks = 100;
export const maxBoxes = 100_000;
export const maxRows = 500_000;
