import { expect, it } from 'vitest';
import { receiptContent } from './receipt-content.ts';
import { wrapLines } from './draw-receipt.ts';

const texts = {
  type: 'Withdrawal',
  from: 'Wallet',
  to: 'KBANK',
  figures: '-1,500.00',
  currency: 'baht',
  status: 'In progress',
  time: '21/11/2026 18:07:50',
  cause: '',
};
const labels = {
  title: 'Receipt',
  type: 'Type',
  detail: 'Detail',
  from: 'From',
  to: 'To',
  time: 'Time',
  notice: 'This is not a bank document.',
};

it('contains the type, time, status and the notice that it is no bank document', () => {
  expect(receiptContent('Siam Fortune', texts, 'in-progress', labels)).toEqual({
    product: 'Siam Fortune',
    title: 'Receipt',
    amount: '-1,500.00 baht',
    status: 'In progress',
    statusKind: 'in-progress',
    lines: [
      { label: 'Type', value: 'Withdrawal' },
      { label: 'From', value: 'Wallet' },
      { label: 'To', value: 'KBANK' },
      { label: 'Time', value: '21/11/2026 18:07:50' },
    ],
    notice: 'This is not a bank document.',
  });
});

it('contains the cause if known, and no currency without an amount', () => {
  const content = receiptContent('Wallet', { ...texts, cause: 'Bonus: Songkran', figures: '-', currency: '' }, 'success', labels);
  expect(content.lines[1]).toEqual({ label: 'Detail', value: 'Bonus: Songkran' });
  expect(content.amount).toBe('-');
});

const width = (text: string) => [...text].length;

it.each([
  ['short', ['short']],
  ['two words here', ['two words', 'here']],
  ['รายการเดินบัญชีของฉัน', ['รายการเดิน', 'บัญชีของ', 'ฉัน']],
  ['abcdefghijklmnop', ['abcdefghij', 'klmnop']],
  ['', []],
])('breaks %j into lines that fit', (text, lines) => {
  expect(wrapLines(text, 10, width, 'th')).toEqual(lines);
});
