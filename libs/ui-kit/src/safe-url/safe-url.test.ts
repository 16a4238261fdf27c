import { describe, expect, it } from 'vitest';
import { safeUrl, type UrlUse } from './safe-url.ts';

const uses: readonly UrlUse[] = ['link', 'image', 'media'];

/** Addresses with schemes that run, read or reveal something. */
const hostileSchemes = [
  'javascript:alert(1)',
  'vbscript:msgbox(1)',
  'data:text/html,<script>alert(1)</script>',
  'data:text/html;base64,PHNjcmlwdD5hbGVydCgxKTwvc2NyaXB0Pg==',
  'data:application/xhtml+xml,<html/>',
  'blob:https://bank.example/1d2f',
  'file:///etc/passwd',
  'filesystem:https://bank.example/temporary/a',
  'view-source:https://bank.example',
  'intent://scan/#Intent;scheme=zxing;end',
  'ftp://bank.example/a',
  'ws://bank.example/',
  'about:blank',
  'chrome://settings',
  'jar:https://bank.example!/a',
];

/** Transformations that make an address pass a careless check. */
const disguises: readonly (readonly [string, (address: string) => string])[] = [
  ['as it is', (address) => address],
  ['in capitals', (address) => address.toUpperCase()],
  ['after a space', (address) => `  ${address}`],
  ['after a control sign', (address) => `\u0001${address}`],
  ['with a tab inside', (address) => `${address.slice(0, 2)}\t${address.slice(2)}`],
  ['with a line break inside', (address) => `${address.slice(0, 3)}\n${address.slice(3)}`],
  ['with a zero sign inside', (address) => `${address.slice(0, 3)}\0${address.slice(3)}`],
  ['with a mark nobody sees', (address) => `\u200b${address}`],
];

/** Web addresses that lead somewhere else than they seem, or are invalid. */
const hostileAddresses = [
  'http://bank.example/',
  'HTTP://bank.example/',
  '//evil.example/path',
  '///evil.example',
  '\\\\evil.example',
  '/\\evil.example',
  '\\/evil.example',
  '/\t/evil.example',
  '/\n/evil.example',
  'https:evil.example',
  'https:/evil.example',
  'https:///evil.example',
  'https:\\\\evil.example',
  'https://bank.example@evil.example/',
  'https://bank.example:443@evil.example/',
  'https://bank.example%40x:y@evil.example/',
  'https://',
  'https:// ',
  'https://bank .example/',
  'https://bank.example\\@evil.example',
  'https://bank.example%5c.evil.example',
  'https://bank.example:99999/',
  'https://[::1',
  'https://bank.\u202eelpmaxe/',
  'https://bank\u2028.example/',
  'https://bank\u00ad.example/',
  'https://bank.example/\u0007',
  'https\u200b://bank.example/',
  'bank.example',
  'www.bank.example',
  './home',
  '../home',
  'home',
  '?next=/home',
  '#top',
  '',
  ' ',
  '\u3000',
  `https://bank.example/${'a'.repeat(10_000)}`,
  `/${'a'.repeat(3000)}`,
  '&#106;avascript:alert(1)',
  'java%73cript:alert(1)',
  'javascript\uff1aalert(1)',
  'feed:javascript:alert(1)',
  'url(javascript:alert(1))',
];

const notStrings: readonly unknown[] = [
  null,
  undefined,
  0,
  42,
  true,
  {},
  [],
  ['https://bank.example'],
  { toString: () => 'https://bank.example' },
  new URL('https://bank.example'),
  Symbol('url'),
  () => 'https://bank.example',
];

const friendly: readonly (readonly [value: string, address: string])[] = [
  ['https://bank.example', 'https://bank.example/'],
  ['https://bank.example/', 'https://bank.example/'],
  ['HTTPS://Bank.Example/Path', 'https://bank.example/Path'],
  ['https://bank.example:8443/a', 'https://bank.example:8443/a'],
  ['https://bank.example/a?b=c&d=%2F#e', 'https://bank.example/a?b=c&d=%2F#e'],
  ['https://bank.example/@name', 'https://bank.example/@name'],
  ['https://bank.example/?mail=a@b.example', 'https://bank.example/?mail=a@b.example'],
  ['https://bank.example//double', 'https://bank.example//double'],
  ['  https://bank.example/a\n', 'https://bank.example/a'],
  ['https://127.0.0.1/a', 'https://127.0.0.1/a'],
  ['https://[2001:db8::1]/a', 'https://[2001:db8::1]/a'],
  ['https://bank.example/ภาพ.png', 'https://bank.example/%E0%B8%A0%E0%B8%B2%E0%B8%9E.png'],
  ['https://bank.example/ຮູບ.png', 'https://bank.example/%E0%BA%AE%E0%BA%B9%E0%BA%9A.png'],
  ['https://bücher.example/', 'https://xn--bcher-kva.example/'],
  ['https://bank.example/javascript:alert', 'https://bank.example/javascript:alert'],
  [`https://bank.example/${'a'.repeat(2027)}`, `https://bank.example/${'a'.repeat(2027)}`],
  ['/', '/'],
  ['/files/logo.png', '/files/logo.png'],
  ['/files/logo.png?v=2#a', '/files/logo.png?v=2#a'],
  ['/files/%2e%2e/logo.png', '/files/%2e%2e/logo.png'],
  ['/ภาพ.png', '/ภาพ.png'],
  ['/a:b', '/a:b'],
];

const hostile = [
  ...hostileSchemes.flatMap((address) =>
    disguises.map(([description, disguise]) => [`${address.slice(0, 24)} ${description}`, disguise(address)] as const),
  ),
  ...hostileAddresses.map((address) => [JSON.stringify(address.slice(0, 40)), address] as const),
];

describe.each(uses)('safeUrl for %s', (use) => {
  it.each(friendly)('accepts %j', (value, address) => {
    expect(safeUrl(value, use)).toBe(address);
  });

  it.each(hostile)('rejects %s', (_name, address) => {
    expect(safeUrl(address, use)).toBeNull();
  });

  it.each(notStrings)('rejects what is not a string: %o', (value) => {
    expect(safeUrl(value, use)).toBeNull();
  });
});

describe('safeUrl for outside', () => {
  const allowed = ['http://play.example', 'intent:', 'market:', 'javascript:', 'data:', 'file:', 'blob:', 'vbscript:'];

  it.each([
    'https://bank.example/a',
    'http://play.example/a?b=c',
    'intent://play#Intent;scheme=game;package=com.example.game;end',
    'market://details?id=a',
  ])('accepts %s when the operator allows it', (address) => expect(safeUrl(` ${address} `, 'outside', allowed)).toBe(address));

  it.each(['http://play.example/', 'intent://play#Intent;end', 'market://details?id=a', 'line://ti/p/a', 'tel:0812345678', '/files/a.png'])(
    'rejects %s when nothing is allowed',
    (address) => {
      expect(safeUrl(address, 'outside')).toBeNull();
    },
  );

  it.each([
    ...hostile.filter(([, address]) => !/^\s*intent:/i.test(address)),
    ...[
      'http:play.example',
      'http:///play.example',
      'http://play.example@evil.example/',
      'http://evil.example/',
      'http://play.example:8080/',
    ].map((address) => [address, address] as const),
  ])('rejects %s whatever the operator allows', (_name, address) => expect(safeUrl(address, 'outside', allowed)).toBeNull());

  it.each(['intent://play#Intent;end', 'market://details?id=a'])('rejects the allowed %s for other uses', (address) => {
    for (const use of ['image', 'media'] as const) expect(safeUrl(address, use, allowed)).toBeNull();
  });
});

const appLinks = [
  'tel:+66812345678',
  'line://ti/p/@wallet',
  'LINE:ti',
  'mailto:help@bank.example',
  'market://details?id=a',
  'itms-apps://apps.apple.com/app/id1',
];

const imageData = [
  'data:image/png;base64,iVBORw0KGgo=',
  'data:image/jpeg;base64,/9j/4AAQ',
  'data:image/gif;base64,R0lGODlh',
  'data:image/webp;base64,UklGRg==',
  'DATA:IMAGE/PNG;base64,iVBORw0KGgo=',
  'data:image/svg+xml;utf8,<svg xmlns="http://www.w3.org/2000/svg"/>',
];

describe('safeUrl by use', () => {
  it.each(appLinks)('accepts %s as a link, but not as an image', (address) => {
    expect(safeUrl(address, 'link')).toBe(address);
    expect(safeUrl(address, 'image')).toBeNull();
  });

  it.each(imageData)('accepts %s as an image, but not as a link', (address) => {
    expect(safeUrl(address, 'image')).toBe(address);
    expect(safeUrl(address, 'link')).toBeNull();
  });

  it.each(['tel:', 'line:', 'mailto: a@b.example', 'tel:1\u200b2', 'market:\tx', 'linex:ti', 'tel'])('rejects %j as a link', (address) => {
    expect(safeUrl(address, 'link')).toBeNull();
  });

  it.each([
    'data:image/bmp;base64,Qk0=',
    'data:image/svg;base64,PHN2Zy8+',
    'data:image/pngx;base64,AAAA',
    'data:image/png',
    'data:,image/png',
    'data:text/html;image/png;base64,AAAA',
    `data:image/png;base64,${'A'.repeat(200_000)}`,
  ])('rejects %.40s as an image', (address) => {
    expect(safeUrl(address, 'image')).toBeNull();
  });
});
