import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect } from 'storybook/test';
import { textsFor, withTexts } from '../story-texts.ts';
import { SafeImage } from './SafeImage.tsx';

const picture = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" width="160" height="90"><path fill="teal" d="M0 0h160v90H0z"/><circle cx="120" cy="30" r="20" fill="gold"/></svg>')}`;

/**
 * **When to use.** For every image from outside: banners, logos, slips. Describe it next to it or in `alt`, and set a fallback in
 * `instead`: an operator's image may disappear.
 *
 * **Do** reserve its place; say what it shows.
 *
 * **Don't** show a broken picture: its place stays empty.
 */
const meta: Meta<typeof SafeImage> = {
  title: 'Media/SafeImage',
  component: SafeImage,
  render: withTexts(({ bonusTitle, sentence }, args) => <SafeImage {...args} alt={bonusTitle} instead={<p>{sentence}</p>} />),
};
export default meta;
type Story = StoryObj<typeof SafeImage>;

export const Picture: Story = {
  args: { src: picture },
  play: async ({ canvas, ...context }) => {
    await expect(await canvas.findByRole('img', { name: textsFor(context).bonusTitle })).toHaveAttribute('referrerpolicy', 'no-referrer');
  },
};

function Changing({ alt, instead }: { readonly alt: string; readonly instead: string }) {
  const [src, setSrc] = useState('data:image/png;base64,AAAA');
  return (
    <>
      <SafeImage src={src} alt={alt} instead={<p>{instead}</p>} />
      <button onClick={() => setSrc(picture)}>+</button>
    </>
  );
}

/** Its URL cannot be loaded. Another one is tried. */
export const Broken: Story = {
  render: (_args, context) => <Changing alt={textsFor(context).bonusTitle} instead={textsFor(context).sentence} />,
  play: async ({ canvas, userEvent, ...context }) => {
    await expect(await canvas.findByText(textsFor(context).sentence)).toBeVisible();
    await expect(canvas.queryByRole('img')).toBeNull();
    await userEvent.click(canvas.getByRole('button'));
    await expect(await canvas.findByRole('img')).toBeVisible();
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
