/** The address with which a member invites: its code fills in the inviter when a friend registers. `origin` has no slash at its end. */
export function inviteLink(origin: string, memberId: string): string {
  return `${origin}/register?code=${encodeURIComponent(`PR${memberId}`)}`;
}
