import { maxListLength, readWireNumber } from '@wallet/domain';
import * as v from 'valibot';
import { flag, isRecord, readAs } from './parts.ts';

/** Error responses contain a known code or text. */
export const errorResponse = v.object({ message: v.string() });

/** Returns the value if it has the right type. Everything else counts as absent. */
const optionalField = <const Schema extends v.GenericSchema>(schema: Schema) => v.fallback(v.optional(schema), undefined);

const saying = optionalField(v.string());

/** The fields that describe any response, in all the places where backends put them. */
export const envelope = v.object({
  message: saying,
  code: saying,
  error: optionalField(v.union([v.string(), v.boolean(), v.object({ message: saying, code: saying })])),
  success: optionalField(flag),
});
export type Envelope = v.InferOutput<typeof envelope>;

/**
 * The response of calls that only act. `message`, if present, is a known code or text. Null counts as absent, so that
 * an action that was done is not read as an unknown outcome.
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

/** The fields that say how a call ended. */
const endings = /^(?:code|status|(?:status|err|error)_?(?:code|no)|ok|result)$/i;

/** Whether an object says that something failed, as in `{"code": 500, "data": null}`. The numbers 0, 1 and 200 mean success somewhere. */
function saysFailure(response: Readonly<Record<string, unknown>>): boolean {
  return Object.entries(response).some(([name, ending]) => {
    if (!endings.test(name)) return false;
    const number = readWireNumber(ending);
    if (number === null) return ending === false || (typeof ending === 'string' && /^(?:err|fail|false)/i.test(ending));
    return number !== 0 && number !== 1 && (number < 200 || number > 299);
  });
}

/** Null is an empty list, as backends in Go and PHP write it. Every list of a response is read by this. */
export const orEmpty = (list: unknown): unknown => (list === null ? [] : list);

function findList(response: Readonly<Record<string, unknown>>, names: readonly string[]): unknown {
  const held = names.map((name) => response[name]).filter((one) => one !== undefined);
  const list: unknown = held.find(Array.isArray) ?? held.find((one) => one !== null) ?? held[0];
  return list === null && saysFailure(response) ? undefined : list;
}

/** The first entries of a list that is the whole response, or in an object under one of the names. */
function entriesOf(value: unknown, names: readonly string[]): unknown {
  const list = orEmpty(isRecord(value) ? findList(value, names) : value);
  return Array.isArray(list) ? list.slice(0, maxListLength) : list;
}

/**
 * A list without its invalid entries, so that one of them does not cost the rest. The list is the whole response or
 * under one of the names. A missing list is an error. Not for lists with amounts: use `rowsOf`.
 */
export function listOf<const Item extends v.GenericSchema>(item: Item, ...names: readonly string[]) {
  // Schema of an entry, for the OpenAPI document.
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
 * A list with amounts. Invalid entries stay as empty rows, because leaving one out would make a page shorter and a sum
 * wrong. For items whose fields are all optional. The list is the whole response or under one of the names.
 */
export function rowsOf<const Item extends v.GenericSchema>(item: Item, ...names: readonly string[]) {
  return readAs(v.array(v.fallback(item, v.parse(item, {}))), (value) => entriesOf(value, names));
}

/** A page of such a list, under `name`. The list may be the whole response, without a total. It may be missing if the total is 0. */
export function pageOf<const Form extends v.GenericSchema>(form: Form, name: string) {
  return readAs(form, (response) => {
    if (Array.isArray(response)) return { [name]: response as unknown[] };
    if (!isRecord(response)) return response;
    const rows = entriesOf(response, [name, 'data']);
    const isEmpty = response[name] === undefined && readWireNumber(response.total) === 0;
    return { ...response, [name]: rows ?? (isEmpty ? [] : undefined) };
  });
}
