import { Refusal } from '../http/refusal.ts';
import type { Holder, OperatorId } from '../store/database.ts';

/** The owner of a conversation. A guest's id gives access to it, so it is unguessable. */
export interface ChatOwner {
  readonly operator: OperatorId;
  readonly kind: 'member' | 'guest';
  readonly id: string;
}

/** Whom a request names as the owner. Empty texts name nobody. */
export type OwnerClaim = Readonly<Record<'userId' | 'guestId', string>>;

export function isGuestId(text: string): boolean {
  return /^[\w-]{16,128}$/.test(text);
}

/** The guest that a member was before logging in: anyone who knows the id is that guest. Null if they name none. */
export function chooseFormerGuest({ guestId }: OwnerClaim, { operator, kind }: ChatOwner): ChatOwner | null {
  return kind === 'member' && isGuestId(guestId) ? { operator, kind: 'guest', id: guestId } : null;
}

/** The conversation that a caller may use; a visitor is a guest of the operator. Throws Refusal for another owner's. */
export function chooseOwner({ userId, guestId }: OwnerClaim, member: Holder | null, operator: OperatorId): ChatOwner {
  if (userId !== '') {
    if (member === null) throw new Refusal(401, 'invalid-token');
    if (member.id !== userId) throw new Refusal(403, 'UNAUTHORIZED');
    return { operator: member.operator, kind: 'member', id: member.id };
  }
  if (guestId === '') throw new Refusal(400, 'KEY_MISSING');
  if (!isGuestId(guestId)) throw new Refusal(400, 'KEY_INVALID');
  return { operator: member?.operator ?? operator, kind: 'guest', id: guestId };
}
