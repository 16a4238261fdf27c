import type { Meta, StoryObj } from '@storybook/react-vite';
import { withTexts } from '../story-texts.ts';
import { VideoPlayer } from './VideoPlayer.tsx';

const poster = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 16 9"><path fill="#123" d="M0 0h16v9H0z"/><path fill="gold" d="M6 2v5l5-2.5z"/></svg>')}`;

/**
 * **When to use.** For one video that the member has requested. It never starts by itself, loads nothing before it is rendered,
 * and shows an error if it cannot be played.
 *
 * **Do** offer captions, a poster and the words beside it.
 *
 * **Don't** start it by itself.
 */
const meta: Meta<typeof VideoPlayer> = {
  title: 'Media/VideoPlayer',
  component: VideoPlayer,
  args: { sources: ['/howto.webm', '/howto.mp4'], poster },
  render: withTexts(({ video, videoFailed, sentence, retry }, args) => (
    <VideoPlayer
      {...args}
      title={video}
      captions={[{ src: '/howto.vtt', language: 'th', label: 'ไทย' }]}
      failed={{ title: videoFailed, text: sentence, retry }}
    />
  )),
};
export default meta;
type Story = StoryObj<typeof VideoPlayer>;

export const Waiting: Story = {};
export const Tall: Story = { args: { shape: 'tall' } };
export const CannotPlay: Story = { args: { sources: [null] } };
