import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { textsFor, withTexts } from '../story-texts.ts';
import { RichText } from './RichText.tsx';

/**
 * **When to use.** An operator's words, as lines or HTML.
 *
 * **Do** give it a surface of its own.
 *
 * **Don't** use it for texts of the product: those are in the locale files.
 */
const meta: Meta<typeof RichText> = { title: 'Media/RichText', component: RichText, parameters: { hasOperatorTexts: true } };
export default meta;
type Story = StoryObj<typeof RichText>;

export const Html: Story = {
  render: withTexts(({ conditions, amountHint, slipHint, slow }) => (
    <RichText
      text={`<h2>${conditions}</h2><ul><li>${amountHint}</li><li><b>${slipHint}</b></li></ul><p style="color: #a00; background-color: #fff">${slow}</p>`}
    />
  )),
  play: async ({ canvas, ...context }) => {
    await expect(await canvas.findByRole('heading', { name: textsFor(context).conditions })).toBeVisible();
  },
};
/** Plain text stays as it is. */
export const PlainLines: Story = {
  args: { text: '  1 < 2 & 3 > 2\nsecond line ' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/1 < 2/).textContent).toBe('1 < 2 & 3 > 2\nsecond line');
  },
};

/** A text with one entity is markup. */
export const Entity: Story = {
  args: { text: 'rock &amp; roll' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('rock & roll')).toBeVisible();
  },
};

/** Plain text is cut, but not changed. */
export const LongPlainLines: Story = {
  args: { text: `1 < 2 & 3 > 2\n${'word '.repeat(100_000)}` },
  play: async ({ canvas }) => {
    const { textContent } = await canvas.findByText(/1 < 2/);
    await expect(textContent.startsWith('1 < 2 & 3 > 2\nword word')).toBe(true);
    await expect(textContent.length).toBeLessThanOrEqual(100_000);
  },
};

/** A long text without spaces and with many combining marks, which kept a browser busy for seconds. */
export const EndlessWord: Story = {
  render: (_args, context) => <RichText text={`${textsFor(context).slipHint} ${'กั้'.repeat(10_000)}a${'\u0301'.repeat(15_000)}`} />,
  play: async ({ canvas, ...context }) => {
    const shown = await canvas.findByText(new RegExp(textsFor(context).slipHint.slice(0, 10)));
    await expect(shown).toBeVisible();
    await expect(shown.textContent.match(/\u0301/g)).toHaveLength(10);
  },
};
