// @vitest-environment-options {"url": "http://localhost:4200/"}
import { expect, it } from 'vitest';
import { isFormAddress, isOutsideAddress } from './window-target.ts';

it.each([
  ['http://127.0.0.1:4000/__provider/play', true],
  ['http://localhost:4000/', true],
  ['http://play.example/', false],
  ['https://play.example/', true],
  ['ftp://127.0.0.1/', false],
])('allows %s on a local development server: %s', (address, isAllowed) => expect(isOutsideAddress(address, [])).toBe(isAllowed));

it.each([
  ['http://127.0.0.1:4000/login', false],
  ['http://localhost:4000/', false],
  ['https://sport.example/login', true],
])('allows a form to %s there: %s', (address, isAllowed) => expect(isFormAddress(address, [])).toBe(isAllowed));
