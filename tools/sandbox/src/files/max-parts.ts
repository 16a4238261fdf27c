/** Maximum number of parts of a picture or video, far above real ones. Reading millions of them would block the process. */
export const maxParts = 10_000;

/** Tracks, boxes and table rows of a video. Real videos of 20 MB stay far below. */
export const maxTracks = 100;
export const maxBoxes = 100_000;
export const maxRows = 500_000;
