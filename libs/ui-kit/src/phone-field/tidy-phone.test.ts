import { describe, expect, it } from 'vitest';
import { tidyPhone } from './tidy-phone.ts';

describe('tidyPhone', () => {
  it.each([
    ['081-234 5678', '0812345678'],
    ['(081) 234.5678', '0812345678'],
    ['๐๘๑๒๓๔๕๖๗๘', '0812345678'],
    ['໐໒໐ ໕໕໕໕ ໑໒໓໔', '02055551234'],
    ['+856 20 5555 1234', '+8562055551234'],
    ['08+1', '081'],
    ['', ''],
  ])('reads %s as %s', (typed, phone) => expect(tidyPhone(typed)).toBe(phone));
});
