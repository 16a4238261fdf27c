import { createDecipheriv, createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { encryptLink } from './encrypt-link.ts';

/** Decrypts as OpenSSL does: `Salted__`, eight bytes of salt, then AES-256-CBC under a key made of MD5 sums. */
function decrypt(text: string, passphrase: string): string {
  const bytes = Buffer.from(text, 'base64');
  expect(bytes.subarray(0, 8).toString()).toBe('Salted__');
  const salt = bytes.subarray(8, 16);
  let key = Buffer.alloc(0);
  let sum = Buffer.alloc(0);
  while (key.length < 48) {
    sum = createHash('md5')
      .update(Buffer.concat([sum, Buffer.from(passphrase), salt]))
      .digest();
    key = Buffer.concat([key, sum]);
  }
  const decipher = createDecipheriv('aes-256-cbc', key.subarray(0, 32), key.subarray(32, 48));
  return Buffer.concat([decipher.update(bytes.subarray(16)), decipher.final()]).toString('utf8');
}

describe('encryptLink', () => {
  it.each([
    ['https://gift.truemoney.com/campaign/?v=abc123', 'wallet-sandbox'],
    ['ลิงก์', 'รหัสผ่าน'],
    ['x'.repeat(2000), 'p'],
  ])('encrypts %j so that it can be decrypted with the passphrase', (link, passphrase) => {
    expect(decrypt(encryptLink(link, passphrase), passphrase)).toBe(link);
  });

  it('returns a different text each time', () => {
    expect(encryptLink('a', 'b')).not.toBe(encryptLink('a', 'b'));
  });
});
