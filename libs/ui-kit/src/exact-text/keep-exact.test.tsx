import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { Notice } from '../notice/Notice.tsx';
import { AmountWordsContext } from './amount-words.ts';
import { keepExact } from './keep-exact.tsx';

afterEach(cleanup);

const exactIn = (element: HTMLElement) => [...element.querySelectorAll('[translate=no]')].map(({ textContent }) => textContent);

it.each([
  ['100.00 to 200,000.00 baht per withdrawal', [], ['100.00', '200,000.00']],
  ['1,000.00', [], ['1,000.00']],
  ['The code 7Q2K (a+b) was sent at 10:30 on 01.02.2026.', ['7Q2K', '(a+b)', ''], ['7Q2K', '(a+b)']],
  ['Please try again.', [], []],
])('keeps what must stay exact in %j', (text, names, exact) => {
  const { container } = render(<p>{keepExact(text, ...names)}</p>);
  expect(container.textContent).toBe(text);
  expect(exactIn(container)).toEqual(exact);
});

it('is what notices show', () => {
  render(<Notice variant="success">500.00 baht are in your wallet</Notice>);
  expect(exactIn(screen.getByRole('status'))).toEqual(['500.00']);
});

it('has screen readers say an amount in words, in one piece', () => {
  const { container } = render(
    <AmountWordsContext value={{ hundredths: { baht: 'satang' }, plus: 'plus', minus: 'minus' }}>
      <Notice variant="success">{'500.25 baht are in your wallet'}</Notice>
    </AmountWordsContext>,
  );
  const [seen, spoken] = [...container.querySelectorAll('[aria-hidden=true], [aria-hidden=true] + span')].filter(
    ({ tagName }) => tagName === 'SPAN',
  );
  expect(seen?.textContent).toBe('500.25 baht are in your wallet');
  expect(spoken?.textContent).toBe('500 baht 25 satang are in your wallet');
  expect(screen.getByText('500 baht 25 satang').getAttribute('translate')).toBe('no');
});
