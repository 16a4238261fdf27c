import { moneyOf, type Money } from '@wallet/domain';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState, type ComponentProps } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { AmountField } from './AmountField.tsx';

afterEach(cleanup);

type FormProps = Pick<ComponentProps<typeof AmountField>, 'recent'> & { readonly onAmount: (amount: Money | null) => void };

function Form({ onAmount, recent }: FormProps) {
  const [text, setText] = useState('');
  return (
    <AmountField
      name="amount"
      label="Amount"
      text={text}
      currency="BAHT"
      currencyLabel="baht"
      quickLabel="Quick"
      recent={recent}
      quickAmounts={[moneyOf(10_000, 'BAHT'), moneyOf(100_000, 'BAHT')]}
      whole={{ label: 'All', amount: moneyOf(123_450, 'BAHT') }}
      onAmountChange={(typed, amount) => {
        setText(typed);
        onAmount(amount);
      }}
    />
  );
}

function renderField() {
  const onAmount = vi.fn<(amount: Money | null) => void>();
  render(<Form onAmount={onAmount} />);
  return { field: screen.getByLabelText<HTMLInputElement>('Amount'), onAmount };
}

describe('AmountField', () => {
  it.each([
    ['0100.5', moneyOf(10_050, 'BAHT')],
    ['1,000.00', moneyOf(100_000, 'BAHT')],
    ['๑๐๐', moneyOf(10_000, 'BAHT')],
    ['100.555', null],
    ['10x', null],
  ])('keeps %s as typed and reports its amount', async (typed, amount) => {
    const { field, onAmount } = renderField();
    await userEvent.type(field, typed);
    expect(field.value).toBe(typed);
    expect(onAmount).toHaveBeenLastCalledWith(amount);
  });

  it('enters the whole amount with all decimals', async () => {
    const { field, onAmount } = renderField();
    await userEvent.click(screen.getByRole('button', { name: 'All' }));
    expect(field.value).toBe('1,234.50');
    expect(onAmount).toHaveBeenLastCalledWith(moneyOf(123_450, 'BAHT'));
  });

  it('offers what was entered last before the quick amounts, each once', async () => {
    const onAmount = vi.fn<(amount: Money | null) => void>();
    render(<Form onAmount={onAmount} recent={{ label: 'As last time', amounts: [moneyOf(100_000, 'BAHT'), moneyOf(25_050, 'BAHT')] }} />);
    expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['As last time 1,000', '250.50', '100', 'All']);
    await userEvent.click(screen.getByRole('button', { name: 'As last time 1,000' }));
    expect(screen.getByLabelText<HTMLInputElement>('Amount').value).toBe('1,000.00');
    expect(onAmount).toHaveBeenLastCalledWith(moneyOf(100_000, 'BAHT'));
  });

  it('enters a quick amount on click and marks the one that is in the field', async () => {
    const { field, onAmount } = renderField();
    await userEvent.click(screen.getByRole('button', { name: '1,000' }));
    expect(field.value).toBe('1,000.00');
    expect(onAmount).toHaveBeenLastCalledWith(moneyOf(100_000, 'BAHT'));
    expect(screen.getByRole('button', { pressed: true }).textContent).toBe('1,000');
    await userEvent.clear(field);
    await userEvent.type(field, '100');
    expect(screen.getByRole('button', { pressed: true }).textContent).toBe('100');
  });
});
