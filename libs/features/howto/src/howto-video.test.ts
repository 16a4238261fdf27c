import { howtoTopics } from '@wallet/domain';
import { describe, expect, it } from 'vitest';
import { howtoVideo } from './howto-video.ts';

describe('howtoVideo', () => {
  it("uses the app's recording, with captions in the page’s language first", () => {
    expect(howtoVideo('enterGame', {}, 'lo')).toEqual({
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

  it('uses the operator’s video for its topic only', () => {
    const videos = { wallet: 'https://cdn.example.com/wallet.mp4' };
    expect(howtoVideo('wallet', videos, 'th')).toEqual({ sources: [videos.wallet], poster: null, shape: 'wide', captions: [] });
    for (const topic of howtoTopics.filter((each) => each !== 'wallet')) {
      expect(howtoVideo(topic, videos, 'th')).toEqual(howtoVideo(topic, {}, 'th'));
    }
  });
});
