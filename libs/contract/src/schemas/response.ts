import { maxListLength, readWireNumber } from '@wallet/domain';
import * as v from 'valibot';
import { flag, isRecord, readAs } from './parts.ts';

/** What every failure says: a code of the catalogue, or text for people. */
export const errorResponse = v.object({ message: v.string() });
export type ErrorResponse = v.InferOutput<typeof errorResponse>;

/** What is there and of the right type; anything else counts as absent. */
const optionalField = <const Schema extends v.GenericSchema>(schema: Schema) => v.fallback(v.optional(schema), undefined);

const saying = optionalField(v.string());

/** What any answer may say of itself, in all the places where backends put it. */
export const envelope = v.object({
  message: saying,
  code: saying,
  error: optionalField(v.union([v.string(), v.boolean(), v.object({ message: saying, code: saying })])),
  success: optionalField(flag),
});
export type Envelope = v.InferOutput<typeof envelope>;

/**
 * The answer of calls that only act. `message`, where present, is a code of the catalogue or text.
 * null counts as absent: an action that was done must not read as one of unknown outcome.
 */
export const messageResponse = v.object({
  message: v.optional(
    v.pipe(
      v.nullable(v.string()),
      v.transform((message) => message ?? undefined),
    ),
  ),
});
export type MessageResponse = v.InferOutput<typeof messageResponse>;

/** The first entries of a list that came by itself, or in an object under one of its names. */
function entriesOf(value: unknown, names: readonly string[]): unknown {
  const list = isRecord(value) ? names.map((name) => value[name]).find(Array.isArray) : value;
  return Array.isArray(list) ? list.slice(0, maxListLength) : list;
}

/**
 * A list whose broken entries are left out, so that one of them does not cost a member the rest. It comes by itself or under
 * one of the names. A list that is missing or no list at all stays an error. Not for lists of money: those are `rowsOf`.
 */
export function listOf<const Item extends v.GenericSchema>(item: Item, ...names: readonly string[]) {
  // What an entry should be, for whoever describes the list.
  const entries = v.pipe(v.array(v.unknown()), v.metadata({ item }));
  return v.pipe(
    readAs(entries, (value) => entriesOf(value, [...names, 'data'])),
    v.transform((list) =>
      list.flatMap((entry): v.InferOutput<Item>[] => {
        const read = v.safeParse(item, entry);
        return read.success ? [read.output] : [];
      }),
    ),
  );
}

/**
 * A list of money, whose broken entries stay as rows of which nothing is known: leaving one out would make a page
 * shorter than it is and a sum wrong. For items of which every field may be missing. The list comes by itself or under one
 * of the names.
 */
export function rowsOf<const Item extends v.GenericSchema>(item: Item, ...names: readonly string[]) {
  return readAs(v.array(v.fallback(item, v.parse(item, {}))), (value) => entriesOf(value, names));
}

/**
 * A page of such a list, which `form` has under `name`. The list may come by itself, without a total, and may be missing
 * where the total says that it is empty.
 */
export function pageOf<const Form extends v.GenericSchema>(form: Form, name: string) {
  return readAs(form, (response) => {
    if (Array.isArray(response)) return { [name]: response as unknown[] };
    if (!isRecord(response)) return response;
    const rows = entriesOf(response, [name, 'data']);
    const isEmpty = (response[name] ?? null) === null && readWireNumber(response['total']) === 0;
    return { ...response, [name]: rows ?? (isEmpty ? [] : null) };
  });
}
