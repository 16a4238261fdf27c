import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { QrImage } from './QrImage.tsx';

afterEach(cleanup);

describe('QrImage', () => {
  it('shows SVG markup as an image without adding it to the document', () => {
    const { container } = render(<QrImage markup="<svg><script>alert(1)</script></svg>" alt="Pay 100.00" failedText="no code" />);
    expect(screen.getByRole('img', { name: 'Pay 100.00' }).getAttribute('src')).toMatch(/^data:image\/svg\+xml,/);
    expect(container.querySelector('script, [onload]')).toBeNull();
    expect(container.querySelectorAll('svg')).toHaveLength(0);
  });

  it.each([
    ['the markup contains no image', () => render(<QrImage markup="<b>closed</b>" alt="Pay" failedText="no code" />)],
    [
      'the image cannot be decoded',
      () => {
        render(<QrImage markup="<svg>broken</svg>" alt="Pay" failedText="no code" />);
        fireEvent.error(screen.getByRole('img'));
      },
    ],
  ])('shows an error when %s', (_name, renderBroken) => {
    renderBroken();
    expect(screen.getByRole('alert').textContent).toBe('no code');
    expect(screen.queryByRole('img')).toBeNull();
  });
});
