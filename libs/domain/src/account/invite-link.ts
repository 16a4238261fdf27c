/** The invitation link of a member. Its code fills in the inviter when a friend registers. `origin` has no trailing slash. */
export function inviteLink(origin: string, memberId: string): string {
  return `${origin}/register?code=${encodeURIComponent(`PR${memberId}`)}`;
}
