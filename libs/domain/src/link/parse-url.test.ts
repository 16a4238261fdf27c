import { describe, expect, it } from 'vitest';
import { parseUrl } from './parse-url.ts';

describe('parseUrl', () => {
  it.each<[string, string | undefined, string]>([
    ['https://play.example/a?b=c', undefined, 'https://play.example/a?b=c'],
    ['/a', 'https://play.example/b', 'https://play.example/a'],
    ['intent://play#Intent;end', undefined, 'intent://play#Intent;end'],
  ])('reads %s', (address, base, href) => expect(parseUrl(address, base)?.href).toBe(href));

  it.each(['', 'play me', '/a', 'https://', 'https://[::1'])('returns null for %j', (address) => expect(parseUrl(address)).toBeNull());
});
