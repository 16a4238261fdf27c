import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { BannerCarousel } from '../carousel/Carousel.tsx';
import { GameCard } from '../game-card/GameCard.tsx';
import { textsFor } from '../story-texts.ts';
import { DataSaverContext } from './data-saver-context.ts';
import { PicturesOnRequest } from './PicturesOnRequest.tsx';

// A file of its own, because a data URL would cost no data.
import picture from './story-picture.svg?no-inline';

/**
 * **When to use.** A picture or a video that would cost data.
 *
 * **Do** say how much it costs, and keep its place.
 *
 * **Don't** hide what is needed to go on.
 */
const meta: Meta = {
  title: 'Feedback/Data saver',
  decorators: [
    (Story, context) => {
      const { showPicture, showPictures } = textsFor(context);
      return (
        <DataSaverContext value={{ show: showPicture, showAll: showPictures }}>
          <Story />
        </DataSaverContext>
      );
    },
  ],
};
export default meta;
type Story = StoryObj;

/** A banner waits for a tap. The focus stays where the button was. */
export const OnePicture: Story = {
  render: (_args, context) => {
    const { games, previous, next } = textsFor(context);
    const labels = { previous, next, position: (stop: number, stops: number) => `${String(stop)} / ${String(stops)}` };
    return <BannerCarousel title={games} labels={labels} banners={[{ image: picture, html: null }]} />;
  },
  play: async ({ canvas, canvasElement, userEvent, ...context }) => {
    await expect(canvasElement.querySelector('img')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: `${textsFor(context).showPicture} 1 / 1` }));
    await expect(await canvas.findByRole('img', { name: '1 / 1' })).toBeVisible();
    await expect(canvasElement.contains(document.activeElement)).toBe(true);
  },
};

/** Pictures that only decorate their cards load together. */
export const ManyPictures: Story = {
  render: () => (
    <PicturesOnRequest sources={[picture]}>
      {['PG Soft', 'Joker'].map((name) => (
        <GameCard key={name} name={name} code={name} category="slot" logo={picture} background={picture}>
          100.00
        </GameCard>
      ))}
    </PicturesOnRequest>
  ),
  play: async ({ canvas, canvasElement, userEvent, ...context }) => {
    await expect(canvasElement.querySelector('img')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: textsFor(context).showPictures }));
    await expect(canvasElement.querySelectorAll('img')).toHaveLength(4);
  },
};
