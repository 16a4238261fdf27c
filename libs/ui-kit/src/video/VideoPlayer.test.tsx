import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { VideoPlayer } from './VideoPlayer.tsx';

afterEach(cleanup);
beforeEach(() => {
  vi.spyOn(HTMLMediaElement.prototype, 'canPlayType').mockReturnValue('maybe');
});

const failed = { title: 'cannot be played', text: 'look at your network', retry: 'again' };
const renderPlayer = (src: unknown, captions: { src: unknown; language: string; label: string }[] = []) =>
  render(
    <VideoPlayer
      sources={Array.isArray(src) ? src : [src]}
      poster="https://cdn.example/a.jpg"
      title="How to deposit"
      captions={captions}
      failed={failed}
    />,
  );
const video = () => screen.queryByLabelText<HTMLVideoElement>('How to deposit');

describe('VideoPlayer', () => {
  it('loads nothing before it is played and shows its poster', () => {
    renderPlayer('https://cdn.example/a.mp4');
    expect(video()?.preload).toBe('none');
    expect(video()?.poster).toBe('https://cdn.example/a.jpg');
    expect(video()?.controls).toBe(true);
  });

  it('enables the captions of the first language and leaves out unsafe ones', () => {
    const { container } = renderPlayer('https://cdn.example/a.mp4', [
      { src: 'https://cdn.example/th.vtt', language: 'th', label: 'ไทย' },
      { src: 'javascript:alert(1)', language: 'en', label: 'English' },
    ]);
    const tracks = [...container.querySelectorAll('track')];
    expect(tracks.map((track) => [track.srclang, track.default])).toEqual([['th', true]]);
  });

  it('shows the captions where the browser ignores which ones are the default', () => {
    const tracks = [{ mode: 'disabled' }, { mode: 'disabled' }];
    vi.spyOn(HTMLMediaElement.prototype, 'textTracks', 'get').mockReturnValue(tracks as unknown as TextTrackList);
    renderPlayer('https://cdn.example/a.mp4', [
      { src: 'https://cdn.example/th.vtt', language: 'th', label: 'ไทย' },
      { src: 'https://cdn.example/en.vtt', language: 'en', label: 'English' },
    ]);
    expect(tracks.map(({ mode }) => mode)).toEqual(['showing', 'disabled']);
    // Loading the video may turn them off.
    tracks[0] = { mode: 'disabled' };
    fireEvent.loadedMetadata(video() as HTMLVideoElement);
    expect(tracks.map(({ mode }) => mode)).toEqual(['showing', 'disabled']);
  });

  it('shows an error when it cannot play, and tries again on request', () => {
    renderPlayer('https://cdn.example/a.mp4');
    fireEvent.error(video() as HTMLVideoElement);
    expect(video()).toBeNull();
    expect(screen.getByRole('alert').textContent).toContain('cannot be played');
    fireEvent.click(screen.getByRole('button', { name: 'again' }));
    expect(video()?.src).toBe('https://cdn.example/a.mp4');
    expect(video()?.autoplay).toBe(true);
  });

  it('tries each file in order before it shows an error', () => {
    renderPlayer(['https://cdn.example/a.webm', 'javascript:alert(1)', 'https://cdn.example/a.mp4', 'https://cdn.example/stream']);
    for (const file of ['a.webm', 'a.mp4', 'stream']) {
      expect(video()?.src).toBe(`https://cdn.example/${file}`);
      fireEvent.error(video() as HTMLVideoElement);
    }
    expect(screen.getByRole('alert')).toBeDefined();
  });

  it('skips files of a type that the browser cannot play', () => {
    vi.spyOn(HTMLMediaElement.prototype, 'canPlayType').mockImplementation((type) => (type === 'video/webm' ? '' : 'maybe'));
    renderPlayer(['https://cdn.example/a.WEBM?v=1', 'https://cdn.example/a.mp4']);
    expect(video()?.src).toBe('https://cdn.example/a.mp4');
  });

  it.each(['javascript:alert(1)', 'data:video/mp4;base64,AA', 'tel:1', null])('plays nothing from %j', (src) => {
    renderPlayer(src);
    expect(video()).toBeNull();
    expect(screen.getByRole('alert')).toBeDefined();
  });
});
