import * as v from 'valibot';

/* Schemas of path parameters, besides codes. */

/** The id of something that the backend created for the member, such as a QR code or a slip. */
export const madeId = v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(128));

/** The code of a game account. */
export const gameUsername = v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(128));
/** Not trimmed: spaces may be part of the password. */
export const gamePassword = v.pipe(v.string(), v.nonEmpty(), v.maxLength(128));
