import * as v from 'valibot';

/** A game's code in a path. */
export const gameParams = v.object({ gameCode: v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(64)) });
