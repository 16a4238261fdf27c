import * as v from 'valibot';

const maxPageSize = 100;

/** The body of every paged list. Pages start at 1. */
export const pageRequest = v.strictObject({
  page: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(1_000_000)),
  limit: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(maxPageSize)),
});

export type PageRequest = v.InferOutput<typeof pageRequest>;
