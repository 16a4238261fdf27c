import { describe, expect, it } from 'vitest';
import { howtoTopics, isHowtoTopic, readHowtoVideos, recordingName } from './howto-videos.ts';

describe('readHowtoVideos', () => {
  it.each([
    ['an empty object', '{}', {}],
    ['a video on another server', '{"wallet":"https://cdn.example.com/a.mp4"}', { wallet: 'https://cdn.example.com/a.mp4' }],
    ['a video on the own server', '{"endBonus":"/videos/b.mp4"}', { endBonus: '/videos/b.mp4' }],
  ])('reads %s', (_name, text, videos) => expect(readHowtoVideos(text)).toEqual(videos));

  it.each([
    ['text that is not JSON', 'https://cdn.example.com/a.mp4'],
    ['null', 'null'],
    ['a string', '"/a.mp4"'],
    ['an array', '["/a.mp4"]'],
    ['an unknown topic', '{"withdraw":"/a.mp4"}'],
    ['a URL that is not a string', '{"wallet":7}'],
    ['an empty URL', '{"wallet":""}'],
    ['a URL without https', '{"wallet":"http://cdn.example.com/a.mp4"}'],
    ['a javascript: URL', '{"wallet":"javascript:alert(1)"}'],
    ['a URL without a protocol', '{"wallet":"//cdn.example.com/a.mp4"}'],
    ['a URL with a space', '{"wallet":"/a b.mp4"}'],
  ])('refuses %s', (_name, text) => expect(readHowtoVideos(text)).toBeNull());
});

it.each([
  ['wallet', true],
  ['Wallet', false],
  ['', false],
  [null, false],
])('isHowtoTopic for %j returns %s', (text, isTopic) => expect(isHowtoTopic(text)).toBe(isTopic));

it('recordingName is different for each topic, in lower case', () => {
  const names = howtoTopics.map(recordingName);
  expect(new Set(names).size).toBe(howtoTopics.length);
  expect(names.join('')).toMatch(/^[a-z-]+$/);
  expect(recordingName('enterGame')).toBe('enter-game');
});
