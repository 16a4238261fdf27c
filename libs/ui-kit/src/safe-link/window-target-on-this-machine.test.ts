// @vitest-environment-options {"url": "http://localhost:4200/"}
import { expect, it } from 'vitest';
import { isOutsideAddress } from './window-target.ts';

it.each([
  ['http://127.0.0.1:4000/__provider/play', true],
  ['http://localhost:4000/', true],
  ['http://play.example/', false],
  ['https://play.example/', true],
  ['ftp://127.0.0.1/', false],
])('a page of a developer’s own machine leads to %s: %s', (address, isLed) => expect(isOutsideAddress(address, [])).toBe(isLed));
