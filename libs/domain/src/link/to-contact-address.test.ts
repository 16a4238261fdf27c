import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { toContactAddress } from './to-contact-address.ts';

it.each([
  ['https://line.me/R/ti/p/@abc', 'https://line.me/R/ti/p/@abc'],
  ['http://line.me/ti/p/~abc', 'https://line.me/ti/p/~abc'],
  ['HTTP://LINE.me/ti/p/abc', 'https://LINE.me/ti/p/abc'],
  ['//lin.ee/abc123', 'https://lin.ee/abc123'],
  ['lin.ee/abc123', 'https://lin.ee/abc123'],
  ['line.me/R/ti/p/@abc', 'https://line.me/R/ti/p/@abc'],
  ['www.example.co.th', 'https://www.example.co.th'],
  ['chat.example.com:8443?a=1', 'https://chat.example.com:8443?a=1'],
  [' \u200blin.ee/abc\ufeff\n', 'https://lin.ee/abc'],
  ['@siam.fortune-1', 'https://line.me/R/ti/p/%40siam.fortune-1'],
  ['line://ti/p/@abc', 'line://ti/p/@abc'],
  ['/files/qr.png', '/files/qr.png'],
  ['data:image/png;base64,AAAA', 'data:image/png;base64,AAAA'],
  ['help@example.com', 'help@example.com'],
  ['0812345678', '0812345678'],
  ['javascript:alert(1)', 'javascript:alert(1)'],
  ['แอดไลน์ siam', 'แอดไลน์ siam'],
  ['', ''],
])('%j becomes %j', (text, expected) => expect(toContactAddress(text)).toBe(expected));

it('leaves an address that it has made as it is', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.stringMatching(/^[a-z@:/.]{1,12}$/)), (text) => {
      expect(toContactAddress(toContactAddress(text))).toBe(toContactAddress(text));
    }),
  );
});
