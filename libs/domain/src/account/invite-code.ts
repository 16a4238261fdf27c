/** Reads an inviter's code from an address or from storage. Anything else than a short plain code is ignored: null. */
export function readInviteCode(text: string | null): string | null {
  return text !== null && /^[\w-]{1,64}$/.test(text) ? text : null;
}
