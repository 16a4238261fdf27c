import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { textsFor } from '../story-texts.ts';
import { SafeImage } from './SafeImage.tsx';

const picture = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" width="160" height="90"><path fill="teal" d="M0 0h160v90H0z"/><circle cx="120" cy="30" r="20" fill="gold"/></svg>')}`;

/**
 * Use it for every image from outside: banners, logos, slips. Describe it next to it or in `alt`, and set a fallback in
 * `instead`: an operator's image may disappear.
 */
const meta: Meta<typeof SafeImage> = {
  title: 'Components/SafeImage',
  component: SafeImage,
  render: (args, context) => {
    const { bonusTitle, sentence } = textsFor(context);
    return <SafeImage {...args} alt={bonusTitle} instead={<p>{sentence}</p>} />;
  },
};
export default meta;
type Story = StoryObj<typeof SafeImage>;

export const Picture: Story = {
  args: { src: picture },
  play: async ({ canvas, ...context }) => {
    await expect(await canvas.findByRole('img', { name: textsFor(context).bonusTitle })).toHaveAttribute('referrerpolicy', 'no-referrer');
  },
};

/** Its URL cannot be loaded. */
export const Broken: Story = {
  args: { src: 'data:image/png;base64,AAAA' },
  play: async ({ canvas, ...context }) => {
    await expect(await canvas.findByText(textsFor(context).sentence)).toBeVisible();
    await expect(canvas.queryByRole('img')).toBeNull();
  },
};

/** Its URL is not allowed, so nothing is requested. */
export const Dangerous: Story = {
  args: { src: 'javascript:alert(1)' },
  play: async ({ canvas, ...context }) => {
    await expect(canvas.getByText(textsFor(context).sentence)).toBeVisible();
    await expect(canvas.queryByRole('img')).toBeNull();
  },
};
