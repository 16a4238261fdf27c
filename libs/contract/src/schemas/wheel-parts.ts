import { isErrorCode, plainValue, readWireText } from '@wallet/domain';
import * as v from 'valibot';
import { count, isRecord, maybeFlag, readAs, readId } from './parts.ts';

/** The parts of the wheel's responses. Backends choose their shape, so each part is read in every sensible form. */

/** A code, id or label: text, a number or an object id. Null if there is none. Kept unchanged, to be sent back. */
const markBy = (read: (mark: unknown) => string | null) =>
  v.optional(
    v.fallback(
      readAs(v.nullable(v.union([v.string(), v.number()])), (value) => {
        const mark = plainValue(value);
        return typeof mark !== 'string' ? mark : mark.trim() === '' ? null : read(mark);
      }),
      null,
    ),
    null,
  );
export const rawMark = markBy(readId);
const label = markBy(readWireText);
export type RawMark = v.InferOutput<typeof rawMark>;

/** Identifiers are compared as text. Empty if there is none. */
export function markText(raw: RawMark): string {
  return raw === null ? '' : String(raw).trim();
}

/** All fields that may identify a slice, a prize or a coupon. */
export const sliceIdentifiers = { code: rawMark, _id: rawMark, id: rawMark, label, name: label };
export interface SliceIdentifiers {
  readonly code: RawMark;
  readonly _id: RawMark;
  readonly id: RawMark;
  readonly label: RawMark;
  readonly name: RawMark;
}

export function firstMark({ code, _id, id, label, name }: SliceIdentifiers): RawMark {
  return code ?? _id ?? id ?? label ?? name;
}

/** Coins, or an object that contains them. Null if they are not known. */
export const coins = v.optional(
  v.fallback(
    readAs(count, (held) => (isRecord(held) && 'coin' in held ? held.coin : held)),
    null,
  ),
  null,
);

/** The reason for a refusal: a known code, or text. */
const reason = v.fallback(
  v.nullish(v.union([v.string(), v.object({ code: v.optional(v.string()), message: v.optional(v.string()) })]), null),
  null,
);

/** The fields that say whether an action was done. */
export const verdictEntries = { success: v.optional(maybeFlag, null), error: reason, message: reason, code: rawMark };

/** `unclear`: only text, which may mean either. `silent`: no such field. */
export interface Verdict {
  readonly kind: 'done' | 'refused' | 'unclear' | 'silent';
  /** The reason for a refusal: a known code if there is one, otherwise text. */
  readonly message: string;
}

interface ResultFields {
  readonly success: boolean | null;
  readonly error: v.InferOutput<typeof reason>;
  readonly message: v.InferOutput<typeof reason>;
  readonly code: RawMark;
}

export function toVerdict({ success, error, message, code }: ResultFields): Verdict {
  const errors = textsOf(error);
  const texts = [...errors, ...textsOf(message), ...(isCatalogued(code) ? [code] : [])];
  const words = texts.find(isRefusal) ?? texts.find((text) => !isDone(text)) ?? '';
  if (success !== null) return { kind: success ? 'done' : 'refused', message: words };
  if (errors.length > 0 || texts.some(isRefusal)) return { kind: 'refused', message: words };
  if (texts.some(isDone)) return { kind: 'done', message: words };
  return { kind: words === '' ? 'silent' : 'unclear', message: words };
}

/** An error code is not the identifier of a slice. */
export function isCatalogued(code: RawMark): code is string {
  return typeof code === 'string' && isErrorCode(code);
}

const isDone = (text: string) => text === 'OK' || text === 'SUCCESS';
const isRefusal = (text: string) => isErrorCode(text) && !isDone(text);

function textsOf(said: ResultFields['error']): string[] {
  const texts = typeof said === 'string' ? [said] : [said?.code, said?.message];
  return texts.filter((text): text is string => text !== undefined && text.trim() !== '');
}
