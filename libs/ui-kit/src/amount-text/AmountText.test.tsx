import { formatAmount, moneyOf } from '@wallet/domain';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { AmountText } from './AmountText.tsx';

afterEach(cleanup);

describe('AmountText', () => {
  it('shows the figures as they are, then the currency', () => {
    const { container } = render(
      <AmountText figures={formatAmount(moneyOf(12_345_678_900, 'LAK'))} currency="kip" size="display" unknownLabel="not known" />,
    );
    expect(container.textContent).toBe('123,456,789.00 kip');
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
