import { howtoTopics } from '@wallet/domain';
import { expect, it } from 'vitest';
import { howtoVideo } from './howto-video.ts';

it('uses the recording in the language and theme of the page', () => {
  expect(howtoVideo('enterGame', {}, { language: 'lo', theme: 'light' })).toEqual({
    sources: ['/videos/enter-game.lo.light.webm', '/videos/enter-game.lo.light.mp4'],
    poster: '/videos/enter-game.lo.light.webp',
    shape: 'tall',
    captions: [{ src: '/videos/enter-game.lo.vtt', language: 'lo' }],
    seconds: expect.any(Number) as number,
  });
});

it('uses the operator’s video for its topic only', () => {
  const videos = { wallet: 'https://cdn.example.com/wallet.mp4' };
  const look = { language: 'th', theme: 'dark' } as const;
  expect(howtoVideo('wallet', videos, look)).toEqual({
    sources: [videos.wallet],
    poster: null,
    shape: 'wide',
    captions: [],
    seconds: null,
  });
  for (const topic of howtoTopics.filter((each) => each !== 'wallet')) {
    expect(howtoVideo(topic, videos, look)).toEqual(howtoVideo(topic, {}, look));
  }
});
