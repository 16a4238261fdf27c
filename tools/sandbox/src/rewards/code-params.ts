import * as v from 'valibot';

/** A code in a path. */
export const codeParams = v.object({ code: v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(64)) });
