import { formatAmount, moneyOf } from '@wallet/domain';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { AmountWordsContext } from '../exact-text/amount-words.ts';
import { AmountText } from './AmountText.tsx';

afterEach(cleanup);

const seenIn = (element: HTMLElement) => element.querySelector('[aria-hidden=true]')?.textContent;

describe('AmountText', () => {
  it('shows the figures as they are, then the currency', () => {
    const { container } = render(
      <AmountText figures={formatAmount(moneyOf(12_345_678_900, 'LAK'))} currency="kip" size="display" unknownLabel="not known" />,
    );
    expect(seenIn(container)).toBe('123,456,789.00 kip');
  });

  it.each([
    [undefined, '1,250.50', '1,250 kip 50 att'],
    ['in', '1,000.00', 'plus 1,000 kip'],
    ['out', '0.05', 'minus 5 att'],
  ] as const)('says an amount in words, in one piece: %s %s', (direction, figures, spoken) => {
    render(
      <AmountWordsContext value={{ hundredths: { kip: 'att' }, plus: 'plus', minus: 'minus' }}>
        <AmountText figures={figures} currency="kip" direction={direction} size="body" unknownLabel="not known" />
      </AmountWordsContext>,
    );
    expect(screen.getByText(spoken).closest('[aria-hidden=true]')).toBeNull();
    expect(screen.getByText(new RegExp(figures)).closest('[aria-hidden=true]')).not.toBeNull();
  });

  it('reads out that an amount is unknown instead of a dash, without a currency', () => {
    const { container } = render(<AmountText figures={formatAmount(null)} currency="kip" size="body" unknownLabel="not known" />);
    expect(screen.getByText('not known')).toBeDefined();
    expect(screen.getByText('-').getAttribute('aria-hidden')).toBe('true');
    expect(container.textContent).not.toContain('kip');
  });

  it('keeps a hidden amount out of the DOM', () => {
    const { container } = render(
      <AmountText figures="12,345.67" currency="kip" size="body" unknownLabel="not known" hiddenLabel="hidden" />,
    );
    expect(screen.getByText('hidden')).toBeDefined();
    expect(container.textContent).not.toMatch(/\d/);
  });

  it.each([
    ['in', '+5.00'],
    ['out', '-5.00'],
  ] as const)('signs an amount that goes %s', (direction, shown) => {
    render(<AmountText figures="5.00" direction={direction} currency="kip" size="body" unknownLabel="not known" />);
    expect(screen.getByText(shown)).toBeDefined();
  });
});
