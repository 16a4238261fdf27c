import { createHash, X509Certificate } from 'node:crypto';
import { generate } from 'selfsigned';

/** A private key and its certificate, both as PEM. */
export interface Certificate {
  readonly key: string;
  readonly cert: string;
}

/** Creates a certificate for localhost that no browser trusts without being asked. It is valid for a day. */
export async function createCertificate(): Promise<Certificate> {
  const altNames = [
    { type: 2, value: 'localhost' },
    { type: 7, ip: '127.0.0.1' },
  ] as const;
  const { private: key, cert } = await generate([{ name: 'commonName', value: 'localhost' }], {
    keyType: 'ec',
    notAfterDate: new Date(Date.now() + 86_400_000),
    extensions: [{ name: 'subjectAltName', altNames: [...altNames] }],
  });
  return { key, cert };
}

/** The hash of a certificate's public key, in Base64, as Chromium's `--ignore-certificate-errors-spki-list` takes it. */
export function publicKeyHash({ cert }: Certificate): string {
  const key = new X509Certificate(cert).publicKey.export({ type: 'spki', format: 'der' });
  return createHash('sha256').update(key).digest('base64');
}
