import * as v from 'valibot';

const minor = v.nullable(v.pipe(v.number(), v.safeInteger()));
const time = v.nullable(v.number());

const status = v.picklist(['success', 'failed', 'in-progress']);

const entry = v.object({
  type: v.string(),
  from: v.string(),
  to: v.string(),
  minor,
  status,
  createdAt: time,
  /** What it was for, as `invite`; null where the backend does not tell. */
  cause: v.nullable(v.string()),
});

/** `reason` is a code; empty where there is none. */
const slip = v.object({ reference: v.string(), minor, status, createdAt: time, reason: v.string() });

/**
 * What the backend said at one moment, as far as one action is concerned. A part that is absent could not be read or
 * was not asked for. Amounts are hundredths; null is an amount that is not known.
 */
export const snapshot = v.object({
  /** The newest entries of the statement. */
  entries: v.optional(v.array(entry)),
  /** The newest slips. */
  slips: v.optional(v.array(slip)),
  /** Balances by place: `WALLET` and the codes of the active game accounts. */
  balances: v.optional(v.record(v.string(), minor)),
  /** What inviting friends has earned. */
  inviteBonus: v.optional(minor),
  /** The member's present code at the bank; null where there is none. */
  qrCode: v.optional(v.nullable(v.object({ id: v.string(), minor, expiresAt: time }))),
  refund: v.optional(v.object({ available: v.picklist(['some', 'none', 'unknown']), availableMinor: minor, receivedMinor: minor })),
  /** The member's use of one bonus; null where there is none. */
  bonus: v.optional(v.nullable(v.object({ isActive: v.boolean(), timesReceived: v.number() }))),
  isBonusActive: v.optional(v.boolean()),
  /** Code of the promotion in use; null where there is none. */
  promotion: v.optional(v.nullable(v.string())),
  /** How many coupons of one slice there are. */
  coupons: v.optional(v.number()),
  coins: v.optional(v.nullable(v.number())),
});

export type Snapshot = v.InferOutput<typeof snapshot>;
export type SnapshotPart = keyof Snapshot;
export type SnapshotEntry = v.InferOutput<typeof entry>;
export type SnapshotSlip = v.InferOutput<typeof slip>;
