import { cleanText } from '../text/clean-text.ts';

/** Longer than any operator's code. */
export const maxInviteCodeLength = 256;

/** Reads an inviter's code from a field, from a URL or from storage. Null if it is blank, too long, or contains half characters. */
export function readInviteCode(text: string | null): string | null {
  const code = cleanText(text ?? '');
  const isCode = code !== '' && code.length <= maxInviteCodeLength && !/\p{Cs}/u.test(code);
  return isCode ? code : null;
}

/** The invitation link of a member. Its code fills in the inviter when a friend registers. `origin` has no trailing slash. */
export function inviteLink(origin: string, memberId: string): string {
  return `${origin}/register?code=${encodeURIComponent(`PR${memberId}`)}`;
}
