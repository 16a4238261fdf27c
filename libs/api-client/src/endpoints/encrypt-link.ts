import { encrypt } from 'crypto-js/aes.js';

/**
 * Writes a link as the backend expects it: AES with a salted passphrase, in OpenSSL's format and as base64. This hides
 * nothing from anybody who has the page; what protects the link on its way is TLS.
 */
export function encryptLink(link: string, passphrase: string): string {
  return encrypt(link, passphrase).toString();
}
