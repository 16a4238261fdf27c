/** Enough to recognise something, too little to recover it. */
const digestBytes = 8;

/** A short digest, by which the same bytes are recognised. Null if the browser cannot compute it: on pages without TLS. */
export async function digestOf(bytes: BufferSource): Promise<string | null> {
  const { subtle } = crypto as { readonly subtle?: SubtleCrypto };
  if (!subtle) return null;
  const digest = await subtle.digest('SHA-256', bytes);
  return [...new Uint8Array(digest).subarray(0, digestBytes)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
