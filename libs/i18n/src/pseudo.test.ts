import { expect, it } from 'vitest';
import { toPseudo } from './pseudo.ts';

it.each([
  ['Deposit', '[Đéépóóšííŧ]'],
  ['{{count}} minutes ago', '[{{count}} mííñúúŧééš ááğóó]'],
  ['From {{minimum}} to {{maximum}}', '[Fřóóm {{minimum}} ŧóó {{maximum}}]'],
  ['', '[]'],
])('turns %j into %j', (text, pseudo) => expect(toPseudo(text)).toBe(pseudo));
