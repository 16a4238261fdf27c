import { Refusal } from '../http/refusal.ts';
import type { OperatorId } from '../store/database.ts';
import type { SessionMember } from '../sessions/sessions.ts';

/** The owner of a conversation. A guest's id gives access to it, so it is unguessable. */
export interface ChatOwner {
  readonly operator: OperatorId;
  readonly kind: 'member' | 'guest';
  readonly id: string;
}

const guestId = /^[\w-]{16,128}$/;

export function isGuestId(text: string): boolean {
  return guestId.test(text);
}

export interface OwnerClaim {
  readonly userId: string;
  readonly guestId: string;
  /** The caller, or null for a visitor. */
  readonly member: SessionMember | null;
  /** The guest that a visitor is. */
  readonly operator: OperatorId;
}

/** The guest that a member was before logging in: anyone who knows the id is that guest. Null if they name none. */
export function chooseFormerGuest({ guestId: guest }: Pick<OwnerClaim, 'guestId'>, owner: ChatOwner): ChatOwner | null {
  return owner.kind === 'member' && isGuestId(guest) ? { operator: owner.operator, kind: 'guest', id: guest } : null;
}

/** The conversation that a caller may use. Throws Refusal for another owner's. */
export function chooseOwner({ userId, guestId: guest, member, operator }: OwnerClaim): ChatOwner {
  if (userId !== '') {
    if (member === null) throw new Refusal(401, 'invalid-token');
    if (member.id !== userId) throw new Refusal(403, 'UNAUTHORIZED');
    return { operator: member.operator, kind: 'member', id: member.id };
  }
  if (guest === '') throw new Refusal(400, 'KEY_MISSING');
  if (!isGuestId(guest)) throw new Refusal(400, 'KEY_INVALID');
  return { operator: member?.operator ?? operator, kind: 'guest', id: guest };
}
