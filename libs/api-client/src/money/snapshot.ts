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
  /** The cause of the entry, such as `invite`. Null if the backend does not say. */
  cause: v.nullable(v.string()),
});

/** `reason` is a code. It is empty if there is none. */
const slip = v.object({ reference: v.string(), minor, status, createdAt: time, reason: v.string() });

/**
 * The part of the backend's state that one action affects, at one moment. An absent part could not be read or was not
 * requested. Amounts are in hundredths; null means unknown.
 */
export const snapshot = v.object({
  /** The newest statement entries. */
  entries: v.optional(v.array(entry)),
  /** The newest slips. */
  slips: v.optional(v.array(slip)),
  /** Balances by place: `WALLET` and the codes of active game accounts. */
  balances: v.optional(v.record(v.string(), minor)),
  /** The member's invite bonus. */
  inviteBonus: v.optional(minor),
  /** The member's current code at the bank, or null if there is none. It is not listed if only the response that created it has shown it. */
  qrCode: v.optional(v.nullable(v.object({ id: v.string(), minor, expiresAt: time, isListed: v.boolean() }))),
  refund: v.optional(v.object({ available: v.picklist(['some', 'none', 'unknown']), availableMinor: minor, receivedMinor: minor })),
  /** The member's use of one bonus or, if the action names none, of all together. Null if there is none. */
  bonus: v.optional(v.nullable(v.object({ isActive: v.boolean(), timesReceived: v.number() }))),
  isBonusActive: v.optional(v.boolean()),
  /** Code of the active promotion, or null if there is none. */
  promotion: v.optional(v.nullable(v.string())),
  /** Number of coupons for one slice. */
  coupons: v.optional(v.number()),
  coins: v.optional(v.nullable(v.number())),
});

export type Snapshot = v.InferOutput<typeof snapshot>;
export type SnapshotPart = keyof Snapshot;
export type SnapshotEntry = v.InferOutput<typeof entry>;
export type SnapshotSlip = v.InferOutput<typeof slip>;

/** A list may be behind. Only then does a code that the list has never shown count as gone. */
export const listedWithinMs = 15_000;

/** Entries that are older than an action by this much cannot be confused with it. */
const snapshotAgeMs = 60_000;

/** The entries that are compared: all if it is not known when the action was sent, in milliseconds of the backend's clock. */
export const comparedEntries = (entries: readonly SnapshotEntry[], sentAt: number | null): SnapshotEntry[] =>
  entries.filter(({ createdAt }) => createdAt === null || sentAt === null || createdAt >= sentAt - snapshotAgeMs);
