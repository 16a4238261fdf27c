import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { textsFor, withTexts } from '../story-texts.ts';
import { HeldPicture } from './HeldPicture.tsx';

const picture = new Blob(
  [
    '<svg xmlns="http://www.w3.org/2000/svg" width="720" height="720"><path fill="#fff" d="M0 0h720v720H0z"/><path d="M90 90h180v180H90z"/></svg>',
  ],
  { type: 'image/svg+xml' },
);

/**
 * **When to use.** Where the browser saves no files: the member presses and holds the picture.
 *
 * **Do** say in words what to do.
 *
 * **Don't** use it where the browser can save a file.
 */
const meta: Meta<typeof HeldPicture> = {
  title: 'Money/HeldPicture',
  component: HeldPicture,
  render: withTexts(({ title, sentence, withdraw, baht, close }) => (
    <HeldPicture
      picture={picture}
      title={title}
      hint={sentence}
      alt={`${withdraw} 1,250.50 ${baht}`}
      closeLabel={close}
      onClose={() => undefined}
    />
  )),
};
export default meta;

export const Shown: StoryObj<typeof HeldPicture> = {
  play: async ({ canvas, ...context }) => {
    const image = await canvas.findByRole<HTMLImageElement>('img', { name: new RegExp(`1,250 ${textsFor(context).baht} 50 `) });
    await waitFor(() => expect(image.naturalWidth).toBe(720));
  },
};
