import * as v from 'valibot';

/* What stands for the names in braces of a path, beside codes. */

/** The id of something that the backend made for the member, such as a QR code or a slip. */
export const madeId = v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(128));

/** Of a game account. */
export const gameUsername = v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(128));
/** Not trimmed: a space at either end belongs to the password. */
export const gamePassword = v.pipe(v.string(), v.nonEmpty(), v.maxLength(128));
