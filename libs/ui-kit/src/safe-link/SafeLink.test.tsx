import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { SafeImage } from './SafeImage.tsx';
import { SafeLink } from './SafeLink.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

describe('SafeLink', () => {
  it('opens an allowed address in a new tab without an opener', () => {
    render(<SafeLink href="https://line.example/add">LINE</SafeLink>);
    const link = screen.getByRole('link', { name: 'LINE' });
    expect(link.getAttribute('href')).toBe('https://line.example/add');
    expect(link.getAttribute('target')).toBe('_blank');
    expect(link.getAttribute('rel')).toBe('noopener noreferrer');
  });

  it('opens in this window inside another app, which has no tabs', () => {
    vi.stubGlobal('navigator', { userAgent: 'Mozilla/5.0 (Linux; Android 14; SM-A155F; wv) Chrome/131.0.0.0 Mobile', maxTouchPoints: 5 });
    render(<SafeLink href="https://line.example/add">LINE</SafeLink>);
    const link = screen.getByRole('link', { name: 'LINE' });
    link.addEventListener('click', (event) => event.preventDefault());
    fireEvent.click(link);
    expect(link.getAttribute('target')).toBe('_self');
  });

  it.each(['javascript:alert(1)', '//evil.example', null])('shows only the text for %j', (href) => {
    render(<SafeLink href={href}>LINE</SafeLink>);
    expect(screen.getByText('LINE')).toBeDefined();
    expect(screen.queryByRole('link')).toBeNull();
  });
});

describe('SafeImage', () => {
  it('shows an image without sending a referrer', () => {
    render(<SafeImage src="https://cdn.example/a.png" alt="logo" />);
    const image = screen.getByRole('img', { name: 'logo' });
    expect(image.getAttribute('src')).toBe('https://cdn.example/a.png');
    expect(image.getAttribute('referrerpolicy')).toBe('no-referrer');
  });

  it('hides a broken image and tries again with a new address', () => {
    const { rerender } = render(<SafeImage src="https://cdn.example/a.png" alt="logo" />);
    fireEvent.error(screen.getByRole('img'));
    expect(screen.queryByRole('img')).toBeNull();
    rerender(<SafeImage src="https://cdn.example/b.png" alt="logo" />);
    expect(screen.getByRole('img').getAttribute('src')).toBe('https://cdn.example/b.png');
  });

  it.each(['javascript:alert(1)', 'data:text/html,a', 'http://cdn.example/a.png', undefined])('renders nothing for %j', (src) => {
    render(<SafeImage src={src} alt="logo" />);
    expect(screen.queryByRole('img')).toBeNull();
  });
});
