import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { howtoTopics, isHowtoTopic, readHowtoVideos, recordingName } from './howto-videos.ts';

describe('readHowtoVideos', () => {
  it.each([
    ['nothing', '{}', {}],
    ['one on another server', '{"wallet":"https://cdn.example.com/a.mp4"}', { wallet: 'https://cdn.example.com/a.mp4' }],
    ['one of our own', '{"endBonus":"/videos/b.mp4"}', { endBonus: '/videos/b.mp4' }],
  ])('%s', (_name, text, videos) => expect(readHowtoVideos(text)).toEqual(videos));

  it.each([
    ['no JSON', 'https://cdn.example.com/a.mp4'],
    ['null', 'null'],
    ['a text', '"/a.mp4"'],
    ['a list', '["/a.mp4"]'],
    ['an unknown topic', '{"withdraw":"/a.mp4"}'],
    ['no address', '{"wallet":7}'],
    ['an empty address', '{"wallet":""}'],
    ['no safe way there', '{"wallet":"http://cdn.example.com/a.mp4"}'],
    ['a script', '{"wallet":"javascript:alert(1)"}'],
    ['another site without its way', '{"wallet":"//cdn.example.com/a.mp4"}'],
    ['a space inside', '{"wallet":"/a b.mp4"}'],
  ])('refuses %s', (_name, text) => expect(readHowtoVideos(text)).toBeNull());

  it('never throws, and names known topics only', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
        expect(Object.keys(readHowtoVideos(text) ?? {}).every(isHowtoTopic)).toBe(true);
      }),
    );
  });
});

describe('isHowtoTopic', () => {
  it.each([
    ['wallet', true],
    ['Wallet', false],
    ['', false],
    [null, false],
  ])('%s', (text, isTopic) => expect(isHowtoTopic(text)).toBe(isTopic));
});

describe('recordingName', () => {
  it('is another one for each topic, in small letters', () => {
    const names = howtoTopics.map(recordingName);
    expect(new Set(names).size).toBe(howtoTopics.length);
    expect(names.join('')).toMatch(/^[a-z-]+$/);
    expect(recordingName('enterGame')).toBe('enter-game');
  });
});
