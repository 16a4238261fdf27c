import { moneyOf, type Currency, type Money } from '@wallet/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { textsFor } from '../story-texts.ts';
import { AmountField } from './AmountField.tsx';

interface SampleProps {
  readonly currency: Currency;
  readonly quick: readonly number[];
  readonly typed?: string;
  readonly isWrong?: boolean;
  readonly last?: number;
  readonly onAmount: (amount: Money | null) => void;
}

function Sample({
  texts,
  currency,
  quick,
  typed = '',
  isWrong,
  last,
  onAmount,
}: SampleProps & { readonly texts: ReturnType<typeof textsFor> }) {
  const [text, setText] = useState(typed);
  return (
    <AmountField
      name="amount"
      label={texts.amount}
      hint={texts.amountHint}
      error={isWrong ? texts.wrongAmount : undefined}
      text={text}
      currency={currency}
      currencyLabel={currency === 'BAHT' ? texts.baht : texts.currency}
      quickLabel={texts.quick}
      last={last === undefined ? undefined : { label: texts.lastTime, amount: moneyOf(last, currency) }}
      quickAmounts={quick.map((whole) => moneyOf(whole * 100, currency))}
      whole={{ label: texts.everything, amount: moneyOf(1_234_50, currency) }}
      onAmountChange={(shown, amount) => {
        setText(shown);
        onAmount(amount);
      }}
    />
  );
}

/**
 * **When to use.** For every amount of money. Offer at most six quick amounts that most members use, and "all" as the last of
 * them. They have one width, no border and no decimals. The figures that they fill in have all decimals. Not for counts, codes or
 * account numbers: use a text field.
 *
 * **Do** offer the quick amounts always at the same places; say the limits in the hint.
 *
 * **Don't** round, correct or clear what was typed.
 */
const meta: Meta<SampleProps> = {
  title: 'Money/AmountField',
  args: { currency: 'BAHT', quick: [100, 200, 300, 500, 1000], onAmount: fn() },
  render: (args, context) => <Sample {...args} texts={textsFor(context)} />,
};
export default meta;
type Story = StoryObj<SampleProps>;

/** The input stays as typed and is reported as an amount. The quick amount with the same value is selected. */
export const Baht: Story = {
  play: async ({ args, canvas, userEvent, ...context }) => {
    await userEvent.type(canvas.getByRole('textbox'), '0500.0');
    await expect(canvas.getByRole('textbox')).toHaveValue('0500.0');
    await expect(args.onAmount).toHaveBeenLastCalledWith(moneyOf(500_00, 'BAHT'));
    await expect(canvas.getByRole('button', { pressed: true })).toHaveTextContent('500');
    await userEvent.click(canvas.getByRole('button', { name: '1,000' }));
    await expect(canvas.getByRole('textbox')).toHaveValue('1,000.00');
    await expect(args.onAmount).toHaveBeenLastCalledWith(moneyOf(1_000_00, 'BAHT'));
    await userEvent.click(canvas.getByRole('button', { name: textsFor(context).everything }));
    await expect(canvas.getByRole('textbox')).toHaveValue('1,234.50');
    await expect(args.onAmount).toHaveBeenLastCalledWith(moneyOf(1_234_50, 'BAHT'));
    const widths = canvas.getAllByRole('button').map((chip) => chip.getBoundingClientRect().width);
    await expect(Math.max(...widths) - Math.min(...widths)).toBeLessThan(1);
  },
};
/** The last amount has a line of its own: the quick amounts stay where members know them, also the same one. */
export const LastTime: Story = {
  args: { last: 500_00 },
  play: async ({ canvas, userEvent, ...context }) => {
    const { lastTime, everything } = textsFor(context);
    await userEvent.click(canvas.getByRole('button', { name: `${lastTime} 500` }));
    await expect(canvas.getByRole('textbox')).toHaveValue('500.00');
    const offered = canvas.getAllByRole('button');
    await expect(offered.map(({ textContent }) => textContent)).toEqual([
      `${lastTime} 500`,
      '100',
      '200',
      '300',
      '500',
      '1,000',
      everything,
    ]);
    const [whole, first] = offered.map((chip) => chip.getBoundingClientRect());
    await expect(first?.top).toBeGreaterThan(whole?.bottom ?? Infinity);
  },
};
/** All that there is, alone: inside the field. */
export const OnlyAll: Story = {
  args: { quick: [], last: 80_00 },
  play: async ({ canvas, userEvent, ...context }) => {
    const all = canvas.getByRole('button', { name: textsFor(context).everything });
    await userEvent.click(all);
    const field = canvas.getByRole('textbox');
    await expect(field).toHaveValue('1,234.50');
    await expect(all.getBoundingClientRect().left).toBeGreaterThan(field.getBoundingClientRect().left);
    await expect(all.getBoundingClientRect().top).toBeLessThan(field.getBoundingClientRect().bottom);
  },
};
/** The largest amounts in kip. */
/** With letters twice as large, the whole amount is still in sight. */
export const LargeText: Story = {
  args: { quick: [], typed: '327.00' },
  globals: { viewport: { value: 'phone' }, text: 'large' },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox');
    await expect(field.scrollWidth).toBe(field.clientWidth);
  },
};
export const Kip: Story = {
  args: { currency: 'LAK', quick: [100_000, 1_000_000, 10_000_000, 100_000_000], typed: '123456789.00' },
  globals: { build: 'la' },
};
export const Wrong: Story = {
  args: { typed: '1.23', isWrong: true },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox'), '4');
    await expect(args.onAmount).toHaveBeenLastCalledWith(null);
  },
};
