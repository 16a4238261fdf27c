import { describe, expect, it } from 'vitest';
import { isAllowedLink, readAllowedLinks, readAppLink } from './allowed-links.ts';

const dangerous = ['javascript:', 'data:', 'vbscript:', 'file:', 'blob:', 'filesystem:', 'about:', 'view-source:', 'ws:', 'ftp:'];

describe('readAllowedLinks', () => {
  it.each<[string, readonly string[]]>([
    ['', []],
    [' , ', []],
    ['http:', ['http:']],
    ['intent:, market: MyGame:', ['intent:', 'market:', 'mygame:']],
    ['http://play.example http://10.0.0.5:8080/', ['http://play.example', 'http://10.0.0.5:8080']],
    ['http://Play.Example:80', ['http://play.example']],
  ])('reads %j', (text, links) => expect(readAllowedLinks(text)).toEqual(links));

  it.each([
    ...dangerous,
    'JavaScript:',
    'intent://',
    '*',
    'http://',
    'http://play.example/path',
    'http://a@play.example',
    'http://play.example:99999',
    'http: data:',
    'play.example',
  ])('refuses %j', (text) => expect(readAllowedLinks(text)).toBeNull());
});

it.each<[string, readonly string[] | null]>([
  ['kplus://pay', ['kplus:']],
  ['https://bank.example/app', ['https:']],
  ['http://bank.example/app', null],
  ['KBANK', null],
  ...dangerous.map((scheme) => [`${scheme}x`, null] as [string, null]),
])('readAppLink of %j', (text, allowed) => expect(readAppLink(text)).toEqual(allowed));

describe('isAllowedLink', () => {
  const isAllowed = (address: string, allowed: readonly string[]) => isAllowedLink(new URL(address), allowed);

  it.each<[string, readonly string[], boolean]>([
    ['https://play.example/a', [], true],
    ['http://play.example/a', [], false],
    ['http://play.example/a', ['http:'], true],
    ['http://play.example/a', ['http://play.example'], true],
    ['http://play.example:8080/a', ['http://play.example'], false],
    ['http://evil.example/a', ['http://play.example'], false],
    ['intent://play#Intent;end', [], false],
    ['intent://play#Intent;end', ['intent:'], true],
    ['market://details?id=a', ['intent:'], false],
    ['mygame:open', ['mygame:'], true],
    ...dangerous.map((scheme) => [`${scheme}x`, [scheme], false] as [string, string[], boolean]),
  ])('for %s with the list %j returns %s', (address, allowed, verdict) => expect(isAllowed(address, allowed)).toBe(verdict));
});
