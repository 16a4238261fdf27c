/** Longer than any operator's code. */
export const maxInviteCodeLength = 256;

/** Reads an inviter's code from a URL or from storage. Null if it is blank, too long, or contains control characters or half characters. */
export function readInviteCode(text: string | null): string | null {
  const isCode = text !== null && text.trim() !== '' && text.length <= maxInviteCodeLength && !/[\p{Cc}\p{Cs}]/u.test(text);
  return isCode ? text : null;
}
