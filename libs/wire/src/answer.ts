import * as v from 'valibot';

/** What every failure says: a code of the catalogue, or text for people. */
export const errorAnswer = v.object({ message: v.string() });
export type ErrorAnswer = v.InferOutput<typeof errorAnswer>;

/**
 * The answer of calls that only act. `message`, where present, is a code of the catalogue or text.
 * null counts as absent: an action that was done must not read as one of unknown outcome.
 */
export const messageAnswer = v.object({
  message: v.optional(
    v.pipe(
      v.nullable(v.string()),
      v.transform((message) => message ?? undefined),
    ),
  ),
});
export type MessageAnswer = v.InferOutput<typeof messageAnswer>;

/**
 * A list whose broken entries are left out, so that one of them does not cost a member the rest.
 * A list that is missing or no list at all stays an error. Not for lists of money: those are `rowsOf`.
 */
export function listOf<const Item extends v.GenericSchema>(item: Item) {
  return v.pipe(
    v.array(v.unknown()),
    // What an entry should be, for whoever describes the list.
    v.metadata({ item }),
    v.transform((entries) =>
      entries.flatMap((entry): v.InferOutput<Item>[] => {
        const read = v.safeParse(item, entry);
        return read.success ? [read.output] : [];
      }),
    ),
  );
}

/**
 * A list of money, whose broken entries stay as rows of which nothing is known: leaving one out would make a page
 * shorter than it is and a sum wrong. For items of which every field may be missing.
 */
export function rowsOf<const Item extends v.GenericSchema>(item: Item) {
  return v.array(v.fallback(item, v.parse(item, {})));
}
