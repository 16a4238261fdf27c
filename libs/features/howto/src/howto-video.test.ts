import { howtoTopics } from '@wallet/domain';
import { describe, expect, it } from 'vitest';
import { howtoVideo } from './howto-video.ts';

describe('howtoVideo', () => {
  it("uses the app's recording, with captions in the page’s language first", () => {
    expect(howtoVideo('enterGame', {}, 'lo', ['th', 'lo', 'en'])).toEqual({
      sources: ['/videos/enter-game.webm', '/videos/enter-game.mp4'],
      poster: '/videos/enter-game.webp',
      shape: 'tall',
      captions: [
        { src: '/videos/enter-game.lo.vtt', language: 'lo' },
        { src: '/videos/enter-game.th.vtt', language: 'th' },
        { src: '/videos/enter-game.en.vtt', language: 'en' },
      ],
    });
  });

  it('has captions in the languages of the app only', () => {
    const { captions } = howtoVideo('wallet', {}, 'en', ['en', 'lo']);
    expect(captions.map(({ src }) => src)).toEqual(['/videos/wallet.en.vtt', '/videos/wallet.lo.vtt']);
  });

  it('uses the operator’s video for its topic only', () => {
    const videos = { wallet: 'https://cdn.example.com/wallet.mp4' };
    expect(howtoVideo('wallet', videos, 'th', ['th', 'en'])).toEqual({
      sources: [videos.wallet],
      poster: null,
      shape: 'wide',
      captions: [],
    });
    for (const topic of howtoTopics.filter((each) => each !== 'wallet')) {
      expect(howtoVideo(topic, videos, 'th', ['th', 'en'])).toEqual(howtoVideo(topic, {}, 'th', ['th', 'en']));
    }
  });
});
