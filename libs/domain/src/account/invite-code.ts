/** No operator's code is as long. */
export const maxInviteCodeLength = 256;

/**
 * Reads an inviter's code from an address or from storage: any characters that a link can carry. What is blank, absurdly
 * long, or has control characters or halves of characters in it is ignored: null.
 */
export function readInviteCode(text: string | null): string | null {
  const isCode = text !== null && text.trim() !== '' && text.length <= maxInviteCodeLength && !/[\p{Cc}\p{Cs}]/u.test(text);
  return isCode ? text : null;
}
