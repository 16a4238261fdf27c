import type { Decorator, Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Card } from '../card/Card.tsx';
import { textsFor, withTexts } from '../story-texts.ts';
import { AmountText } from './AmountText.tsx';

const meta: Meta<typeof AmountText> = {
  title: 'Money/AmountText',
  component: AmountText,
  args: { figures: '12,345.67', size: 'display' },
  render: (args, context) => (
    <Card variant="brand">
      <AmountText {...args} currency={textsFor(context).currency} unknownLabel={textsFor(context).unknown} />
    </Card>
  ),
};
export default meta;
type Story = StoryObj<typeof AmountText>;

const narrow: Decorator = (Story) => (
  <div data-testid="narrow" style={{ width: '288px' }}>
    <Story />
  </div>
);

/** It grows where a member has made letters larger. */
export const Balance: Story = {
  decorators: [narrow],
  play: async ({ canvas }) => {
    const { documentElement } = document;
    const size = () => Number.parseFloat(getComputedStyle(canvas.getByText('12,345.67')).fontSize);
    const usual = size();
    documentElement.style.fontSize = '200%';
    await expect(size()).toBeGreaterThan(usual * 1.25);
    documentElement.style.fontSize = '';
  },
};
/** What goes out has a minus, what comes in a plus. Screen readers say it in words, which every story checks. */
export const InText: Story = {
  args: { size: 'body', direction: 'out' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('-12,345.67').closest('[aria-hidden=true]')).not.toBeNull();
  },
};
export const LastKnown: Story = { args: { isStale: true } };

/** The largest amount in kip fits the narrowest phone. */
export const LargeOnNarrow: Story = {
  args: { figures: '123,456,789.00' },
  decorators: [narrow],
  play: async ({ canvas }) => {
    await expect(canvas.getByTestId('narrow').scrollWidth).toBe(288);
    await expect(canvas.getByText('123,456,789.00').getBoundingClientRect().width).toBeLessThan(288);
  },
};

/** Unknown: shown as a dash, spoken as words. */
export const Unknown: Story = {
  args: { figures: '-' },
  play: async ({ canvas, ...context }) => {
    const { unknown, currency } = textsFor(context);
    await expect(canvas.getByText(unknown)).toBeInTheDocument();
    await expect(canvas.getByText('-').closest('[aria-hidden=true]')).not.toBeNull();
    await expect(canvas.queryByText(currency)).toBeNull();
  },
};

/** The member hides amounts: they are not in the page. */
export const Hidden: Story = {
  render: withTexts(({ currency, unknown, privacy }, args) => (
    <AmountText {...args} currency={currency} unknownLabel={unknown} hiddenLabel={privacy} />
  )),
  play: async ({ canvasElement }) => {
    await expect(canvasElement.textContent).not.toMatch(/\d/);
  },
};
