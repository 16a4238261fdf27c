import { createPublicKey, verify } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { Problem } from './problem.ts';

/** In a release: the key that the next ones are signed with. */
export const releaseKeyFile = 'release-key.pub';

/** Compares a file with its signature, which is beside it. Both this and the key are as signify writes them. Throws a `Problem`. */
export function checkSignature(file: string, keyFile: string): void {
  const [key, signature] = [readSigned(keyFile, 32), readSigned(`${file}.sig`, 64)];
  if (!key.number.equals(signature.number))
    throw new Problem(`${file} was signed with another key than that of ${keyFile}. Do not use it.`);
  const publicKey = createPublicKey({ key: { kty: 'OKP', crv: 'Ed25519', x: key.content.toString('base64url') }, format: 'jwk' });
  if (!verify(null, readFileSync(file), publicKey, signature.content))
    throw new Problem(`${file} is not what was signed with the key of ${keyFile}. Do not use it.`);
}

/** After a line of comment, in base64: `Ed`, the number of the key in eight bytes, and the key or the signature. */
function readSigned(file: string, length: number) {
  const bytes = Buffer.from(readFileSync(file, 'utf8').split('\n')[1] ?? '', 'base64');
  if (bytes.length !== 10 + length || bytes.toString('latin1', 0, 2) !== 'Ed')
    throw new Problem(`${file} is no ${length === 32 ? 'public key' : 'signature'} of signify.`);
  return { number: bytes.subarray(2, 10), content: bytes.subarray(10) };
}
