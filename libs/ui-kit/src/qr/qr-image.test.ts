import { expect, it } from 'vitest';
import { qrImage } from './qr-image.ts';

const decodeSvg = (address: string | null) => decodeURIComponent(address?.replace('data:image/svg+xml,', '') ?? '');

it('turns an SVG into an image, whatever surrounds it', () => {
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 2 2"><path d="M0 0h1v1z"/></svg>';
  expect(decodeSvg(qrImage(`<?xml version="1.0"?>\n<div>${svg}</div>`))).toBe(svg);
});

it('adds the namespace that an SVG image needs', () => {
  expect(decodeSvg(qrImage('<svg viewBox="0 0 1 1"></svg>'))).toBe('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"></svg>');
});

it('returns nothing but the address of an image', () => {
  const address = qrImage('<svg onload="alert(1)"><script>alert(2)</script></svg><img src=x onerror=alert(3)>');
  expect(address).toMatch(/^data:image\/svg\+xml,[\w%.!~*'()-]+$/);
});

it.each([
  ['<img src="data:image/png;base64,AAAA" alt="qr">', 'data:image/png;base64,AAAA'],
  ["<p><img alt='' src='https://bank.example/qr.png'></p>", 'https://bank.example/qr.png'],
  ['data:image/png;base64,AAAA', 'data:image/png;base64,AAAA'],
  ['https://bank.example/qr.png', 'https://bank.example/qr.png'],
])('finds the image in %s', (markup, address) => expect(qrImage(markup)).toBe(address));

it.each([
  '',
  '<p>closed</p>',
  '<img src="javascript:alert(1)">',
  '<img src="http://bank.example/qr.png">',
  'data:text/html,a',
  '<img data-src="https://bank.example/qr.png">',
  `<svg>${'a'.repeat(200_000)}</svg>`,
  null,
  undefined,
  7,
  {},
])('returns null for %j', (markup) => expect(qrImage(markup)).toBeNull());
