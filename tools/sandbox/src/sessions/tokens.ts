import { createHmac, timingSafeEqual } from 'node:crypto';

export interface TokenClaims {
  readonly sessionId: string;
  readonly expiresAt: Date;
}

/** Creates a bearer token: claims and their HMAC SHA-256, both base64url. */
export function signToken({ sessionId, expiresAt }: TokenClaims, secret: Buffer): string {
  const claims = Buffer.from(JSON.stringify({ s: sessionId, e: expiresAt.getTime() })).toString('base64url');
  return `${claims}.${signatureOf(claims, secret)}`;
}

/** Reads a token that was signed here and has not expired. Null for any other text. */
export function readToken(token: string, secret: Buffer, now: Date): TokenClaims | null {
  const [claims = '', signature = '', ...rest] = token.split('.');
  // Compares the texts, because several texts decode to the same bytes.
  const given = Buffer.from(signature);
  const expected = Buffer.from(signatureOf(claims, secret));
  if (rest.length > 0 || given.length !== expected.length || !timingSafeEqual(given, expected)) return null;
  // The signature is ours, so its shape is known.
  const { s, e } = JSON.parse(Buffer.from(claims, 'base64url').toString('utf8')) as { s: string; e: number };
  return e > now.getTime() ? { sessionId: s, expiresAt: new Date(e) } : null;
}

function signatureOf(claims: string, secret: Buffer): string {
  return createHmac('sha256', secret).update(claims).digest('base64url');
}
