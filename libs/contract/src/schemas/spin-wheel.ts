import type { SliceName } from '@wallet/domain';
import * as v from 'valibot';
import { listOf, rowsOf } from './response.ts';
import { code, figure, flag, html, isRecord, readAs, text } from './parts.ts';
import {
  coins,
  firstMark,
  isCatalogued,
  toVerdict,
  sliceIdentifiers,
  markText,
  rawMark,
  verdictEntries,
  type SliceIdentifiers,
  type RawMark,
} from './wheel-parts.ts';

/** `GET /api/spinwheel/active`: a switch, as the whole response or under a name. */
export const spinActiveResponse = readAs(v.object({ active: flag }), (answer) => ({
  active: isRecord(answer) ? (answer.active ?? answer.status ?? answer.enabled) : answer,
}));

const noMarks: SliceIdentifiers = { code: null, _id: null, id: null, label: null, name: null };

function nameOf({ code, _id, id, label, name }: SliceIdentifiers): SliceName {
  const ownId = markText(_id ?? id);
  return { code: markText(code), ...(ownId !== '' && { id: ownId }), label: markText(label ?? name) };
}

function isNamed({ code, id, label }: SliceName): boolean {
  return code !== '' || id !== undefined || label !== '';
}

/** `GET /api/spinwheel/setup`. A slice without any identifier is left out, because no result can name it. */
export const spinSetupResponse = v.object({
  name: text,
  slices: listOf(
    v.pipe(
      v.object({ ...sliceIdentifiers, bgColor: text, textColor: text, htmlDescription: html }),
      v.transform(({ bgColor, textColor, htmlDescription, ...named }) => ({ ...nameOf(named), bgColor, textColor, htmlDescription })),
      v.check((slice) => isNamed(slice), 'a code, an id or a label'),
    ),
  ),
  userCoin: coins,
});

/** A slice with all its identifiers, or only its code. */
const byCode = v.pipe(
  rawMark,
  v.transform((code) => ({ ...noMarks, code })),
);
const sliceMarks = v.fallback(v.nullish(v.union([v.object(sliceIdentifiers), byCode]), null), null);

/** How the wheel's operations refuse in successful responses: a known code, or text. */
export interface Refused {
  readonly success: false;
  readonly error: string;
}

const spinEntries = v.object({
  ...verdictEntries,
  ...sliceIdentifiers,
  result: v.fallback(v.nullish(v.union([v.object({ ...sliceIdentifiers, remainingCoin: coins }), byCode]), null), null),
  remainingCoin: coins,
});

/** `POST /api/spinwheel/spin` when it was done: the identifiers of the winning slice. */
export interface Spun extends SliceName {
  readonly success: true;
  readonly remainingCoin: number | null;
}

function spunOf({ result, remainingCoin, ...own }: v.InferOutput<typeof spinEntries>): Spun {
  const left = result !== null && 'remainingCoin' in result ? result.remainingCoin : null;
  const won = result ?? noMarks;
  const named = nameOf({
    ...noMarks,
    code: won.code ?? (isCatalogued(own.code) ? null : own.code),
    id: won._id ?? won.id ?? own._id ?? own.id,
    label: won.label ?? won.name ?? own.label ?? own.name,
  });
  return { success: true, ...named, remainingCoin: remainingCoin ?? left };
}

export const spinResponse = v.pipe(
  spinEntries,
  v.rawTransform(({ dataset: { value }, addIssue, NEVER }): Spun | Refused => {
    const { kind, message } = toVerdict(value);
    const spun = spunOf(value);
    if (kind !== 'refused' && (kind === 'done' || isNamed(spun))) return spun;
    // A response with only text may mean success or refusal: whether a coin was spent has to be found out.
    if (kind === 'refused') return { success: false, error: message };
    addIssue({ message: 'what the spin came to' });
    return NEVER;
  }),
);

const prize = v.fallback(
  v.nullish(
    v.union([
      v.object({ ...sliceIdentifiers, slice: sliceMarks }),
      v.pipe(
        byCode,
        v.transform((named) => ({ ...named, slice: null })),
      ),
    ]),
    null,
  ),
  null,
);

/** A coupon that has not been claimed. An unreadable one stays in the list, because leaving it out would say that it does not exist. */
const coupon = v.pipe(
  v.object({ ...sliceIdentifiers, coupon: rawMark, prize, amount: figure }),
  v.transform(({ prize: won, coupon: own, amount, label, name, ...ids }) => {
    const slice = won?.slice ?? won ?? noMarks;
    const title = markText(won?.name ?? won?.label ?? name ?? label) || markText(slice.label ?? slice.name);
    /** The id with which it is claimed, unchanged: its own id, otherwise that of its slice. */
    const claimedBy: RawMark = own ?? firstMark({ ...noMarks, ...ids }) ?? firstMark(slice) ?? (title === '' ? null : title);
    return { claimedBy, slice: nameOf(slice), name: title, amount: amount && Math.round(amount) };
  }),
);

/** `GET /api/spinwheel/coupon` */
export const couponListResponse = rowsOf(coupon, 'coupons', 'data');

/** `POST /api/spinwheel/coupon/claim`: the backend's id of the coupon. */
export const couponClaimRequest = v.strictObject({ coupon: code });
export const couponClaimResponse = v.pipe(
  v.object(verdictEntries),
  v.rawTransform(({ dataset: { value }, addIssue, NEVER }): { readonly success: true } | Refused => {
    const { kind, message } = toVerdict(value);
    if (kind === 'done') return { success: true };
    if (kind === 'refused') return { success: false, error: message };
    addIssue({ message: 'what the claim came to' });
    return NEVER;
  }),
);

/** The response of a backend that identifies coupons by the codes of slices. */
export type CouponListResponse = readonly {
  readonly prize: { readonly slice: string; readonly name: string };
  readonly amount: number | null;
}[];
export type CouponRows = v.InferOutput<typeof couponListResponse>;
export type SpinSetupResponse = v.InferOutput<typeof spinSetupResponse>;
export type SpinResponse = v.InferOutput<typeof spinResponse>;
export type CouponClaimResponse = v.InferOutput<typeof couponClaimResponse>;
