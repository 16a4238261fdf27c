import { encrypt } from 'crypto-js/aes.js';

/**
 * Encrypts a link as the backend expects it: AES with a salted passphrase, in OpenSSL's format, as base64. This is not
 * a secret, because the passphrase is part of the page. TLS protects the link on its way.
 */
export function encryptLink(link: string, passphrase: string): string {
  return encrypt(link, passphrase).toString();
}
