/** Characters nobody sees, which come with copied text. */
const invisible = /\p{Cf}/gu;
const lineId = /^@[\w.-]+$/;
const webScheme = /^(?:https?:)?\/\//i;
const host = /^(?:[a-z\d-]+\.)+[a-z]{2,}(?::\d+)?(?:[/?#]|$)/i;

/**
 * Makes an address of what an operator enters for their chat app or its QR code: https where it is http or has no scheme, and the page of the
 * LINE account where it is an id, such as `@name`. Returns anything else as it is.
 */
export function toContactAddress(text: string): string {
  const address = text.replace(invisible, '').trim();
  if (lineId.test(address)) return `https://line.me/R/ti/p/${encodeURIComponent(address)}`;
  if (webScheme.test(address)) return address.replace(webScheme, 'https://');
  return host.test(address) ? `https://${address}` : address;
}
