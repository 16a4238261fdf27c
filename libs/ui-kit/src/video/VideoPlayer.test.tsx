import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { VideoPlayer } from './VideoPlayer.tsx';

beforeEach(() => {
  // jsdom plays no type.
  vi.spyOn(HTMLMediaElement.prototype, 'canPlayType').mockImplementation((type) => (type === 'video/webm' ? '' : 'maybe'));
});
afterEach(cleanup);

const captions = [
  { src: 'https://cdn.example/th.vtt', language: 'th', label: 'ไทย' },
  { src: 'https://cdn.example/lo.vtt', language: 'lo', label: 'ລາວ' },
  { src: 'javascript:alert(1)', language: 'en', label: 'English' },
];
const renderPlayer = (...sources: readonly unknown[]) =>
  render(
    <VideoPlayer
      sources={sources}
      poster={null}
      title="How to deposit"
      captions={captions}
      failed={{ title: '', text: '', retry: 'again' }}
    />,
  );
const video = () => screen.queryByLabelText<HTMLVideoElement>('How to deposit');

it('loads nothing before it is played, and shows the first captions where the browser ignores which ones are the default', () => {
  const tracks = [{ mode: 'disabled' }, { mode: 'disabled' }];
  vi.spyOn(HTMLMediaElement.prototype, 'textTracks', 'get').mockReturnValue(tracks as unknown as TextTrackList);
  const { container } = renderPlayer('https://cdn.example/a.mp4');
  expect([video()?.preload, video()?.autoplay]).toEqual(['none', false]);
  expect([...container.querySelectorAll('track')].map(({ srclang, default: isDefault }) => [srclang, isDefault])).toEqual([
    ['th', true],
    ['lo', false],
  ]);
  expect(tracks.map(({ mode }) => mode)).toEqual(['showing', 'disabled']);
  // Loading the video may turn them off.
  tracks[0] = { mode: 'disabled' };
  fireEvent.loadedMetadata(video() as HTMLVideoElement);
  expect(tracks.map(({ mode }) => mode)).toEqual(['showing', 'disabled']);
});

it.each([
  [
    ['https://cdn.example/a.WEBM?v=1', 'javascript:alert(1)', 'https://cdn.example/a.mp4', 'https://cdn.example/stream'],
    ['a.mp4', 'stream'],
  ],
  [['javascript:alert(1)', 'data:video/mp4;base64,AA', 'tel:1', null], []],
])('plays of %j: %j, in order, before it shows an error', (sources, played) => {
  renderPlayer(...sources);
  for (const file of played) {
    expect(video()?.src).toBe(`https://cdn.example/${file}`);
    fireEvent.error(video() as HTMLVideoElement);
  }
  expect(video()).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'again' }));
  expect(video()?.src).toBe(played[0] && `https://cdn.example/${played[0]}`);
});
