import { act } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { AmountText } from './AmountText.tsx';
import { EarlyAmount } from './EarlyAmount.tsx';
import { findEarlyAmount } from './early-amount.ts';

const currencies = { LAK: 'kip', BAHT: 'baht' };
const early = <EarlyAmount currencies={currencies} />;

function prerender(): HTMLElement {
  const page = document.createElement('div');
  page.innerHTML = renderToString(early);
  document.body.replaceChildren(page);
  return page;
}

it('keeps an amount that was filled in before hydration until the app shows its own', async () => {
  const page = prerender();
  const place = findEarlyAmount(document);
  expect(place?.currencies).toEqual(['LAK', 'BAHT']);
  place?.fill('1,234.00', 'LAK');
  expect(page.textContent).toBe('1,234.00 kip');

  const onRecoverableError = vi.fn();
  const root = await act(() => hydrateRoot(page, early, { onRecoverableError }));
  expect(page.textContent).toBe('1,234.00 kip');
  act(() => {
    root.render(<AmountText figures="1,234.00" currency="kip" size="display" unknownLabel="unknown" />);
  });
  expect(page.querySelector('[aria-hidden=true]')?.textContent).toBe('1,234.00 kip');
  expect(onRecoverableError).not.toHaveBeenCalled();
});

it('shows nothing in a currency without a name', () => {
  const page = prerender();
  findEarlyAmount(document)?.fill('5.00', 'USD');
  expect(page.textContent).toBe('');
});

it('finds no place on a page that has none', () => {
  document.body.replaceChildren();
  expect(findEarlyAmount(document)).toBeNull();
});
