import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { VideoPlayer } from './VideoPlayer.tsx';

afterEach(cleanup);
beforeEach(() => {
  vi.spyOn(HTMLMediaElement.prototype, 'canPlayType').mockReturnValue('maybe');
});

const failed = { title: 'cannot be played', text: 'look at your network', retry: 'again' };
const draw = (src: unknown, captions: { src: unknown; language: string; label: string }[] = []) =>
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
  it('fetches nothing before it is played, and shows its picture until then', () => {
    draw('https://cdn.example/a.mp4');
    expect(video()?.preload).toBe('none');
    expect(video()?.poster).toBe('https://cdn.example/a.jpg');
    expect(video()?.controls).toBe(true);
  });

  it('offers captions in the first of their languages, and leaves out those from nowhere', () => {
    const { container } = draw('https://cdn.example/a.mp4', [
      { src: 'https://cdn.example/th.vtt', language: 'th', label: 'ไทย' },
      { src: 'javascript:alert(1)', language: 'en', label: 'English' },
    ]);
    const tracks = [...container.querySelectorAll('track')];
    expect(tracks.map((track) => [track.srclang, track.default])).toEqual([['th', true]]);
  });

  it('says where it cannot be played, and tries again when asked', () => {
    draw('https://cdn.example/a.mp4');
    fireEvent.error(video() as HTMLVideoElement);
    expect(video()).toBeNull();
    expect(screen.getByRole('alert').textContent).toContain('cannot be played');
    fireEvent.click(screen.getByRole('button', { name: 'again' }));
    expect(video()?.src).toBe('https://cdn.example/a.mp4');
    expect(video()?.autoplay).toBe(true);
  });

  it('tries one file after the other, and gives up only after the last of them', () => {
    draw(['https://cdn.example/a.webm', 'javascript:alert(1)', 'https://cdn.example/a.mp4', 'https://cdn.example/stream']);
    for (const file of ['a.webm', 'a.mp4', 'stream']) {
      expect(video()?.src).toBe(`https://cdn.example/${file}`);
      fireEvent.error(video() as HTMLVideoElement);
    }
    expect(screen.getByRole('alert')).toBeDefined();
  });

  it('passes over a kind of file that the browser cannot play', () => {
    vi.spyOn(HTMLMediaElement.prototype, 'canPlayType').mockImplementation((type) => (type === 'video/webm' ? '' : 'maybe'));
    draw(['https://cdn.example/a.WEBM?v=1', 'https://cdn.example/a.mp4']);
    expect(video()?.src).toBe('https://cdn.example/a.mp4');
  });

  it.each(['javascript:alert(1)', 'data:video/mp4;base64,AA', 'tel:1', null])('plays nothing from %j', (src) => {
    draw(src);
    expect(video()).toBeNull();
    expect(screen.getByRole('alert')).toBeDefined();
  });
});
