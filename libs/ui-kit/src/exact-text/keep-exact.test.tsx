import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
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
