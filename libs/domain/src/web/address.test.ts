import { describe, expect, it } from 'vitest';
import { parseUrl, readWebAddress, toContactAddress } from './address.ts';

describe('parseUrl', () => {
  it.each<[string, string | undefined, string]>([
    ['https://play.example/a?b=c', undefined, 'https://play.example/a?b=c'],
    ['/a', 'https://play.example/b', 'https://play.example/a'],
    ['intent://play#Intent;end', undefined, 'intent://play#Intent;end'],
  ])('reads %s', (address, base, href) => expect(parseUrl(address, base)?.href).toBe(href));

  it.each(['', 'play me', '/a', 'https://', 'https://[::1'])('returns null for %j', (address) => expect(parseUrl(address)).toBeNull());
});

it.each([
  ['https://wallet.example', 'https://wallet.example/'],
  ['https://Wallet.Example:8443/a/b-c_d.e~f/', 'https://wallet.example:8443/a/b-c_d.e~f/'],
  ['https://xn--12c1fe0br.example', 'https://xn--12c1fe0br.example/'],
  ['https://203.0.113.7', 'https://203.0.113.7/'],
  ['http://localhost:4000/th', 'http://localhost:4000/th'],
  ['http://127.0.0.1:4000', 'http://127.0.0.1:4000/'],
])('%s is the address of a server', (text, href) => expect(readWebAddress(text)?.href).toBe(href));

it.each([
  '',
  'wallet.example',
  '//wallet.example',
  'ftp://wallet.example',
  'https:wallet.example',
  'http://wallet.example',
  'https://x;frame-ancestors',
  "https://a'b.example",
  'https://r.example/$arg_a',
  'https://r.example/a;b',
  'https://r.example/%20',
  'https://r.example/ a',
  'https://r.example/a\nb',
  ' https://r.example',
  'https://r.example\n',
  'https://r.example/?a=1',
  'https://r.example/#a',
  'https://someone:pass@wallet.example',
  'https://*.example',
  'https://a..example',
  'https://-a.example',
  'https://a.example.',
  'https://ตัวอย่าง.example',
  'https://1',
  'https://0x7f.1',
  'https://wallet.example:99999',
  'https://[::1]',
  'https://wallet.example\\@evil.example',
])('%j is none', (text) => expect(readWebAddress(text)).toBeNull());

it.each([
  ['https://line.me/R/ti/p/@abc', 'https://line.me/R/ti/p/@abc'],
  ['http://line.me/ti/p/~abc', 'https://line.me/ti/p/~abc'],
  ['//lin.ee/abc123', 'https://lin.ee/abc123'],
  ['lin.ee/abc123', 'https://lin.ee/abc123'],
  ['line.me/R/ti/p/@abc', 'https://line.me/R/ti/p/@abc'],
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
