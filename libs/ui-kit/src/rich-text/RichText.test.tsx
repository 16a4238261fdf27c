import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { RichText } from './RichText.tsx';

afterEach(cleanup);

describe('RichText', () => {
  it('shows plain text unchanged, including < and &', () => {
    render(<RichText text={'  1 < 2 & 3 > 2\nsecond line '} />);
    expect(screen.getByText(/1 < 2/).textContent).toBe('1 < 2 & 3 > 2\nsecond line');
  });

  it.each(['<b>100</b> baht', '<p><b>100</b></p>'])('renders the markup of %s', async (text) => {
    render(<RichText text={text} />);
    expect((await screen.findByText('100')).tagName).toBe('B');
  });

  it('decodes HTML entities', async () => {
    render(<RichText text="rock &amp; roll" />);
    expect(await screen.findByText('rock & roll')).toBeDefined();
  });

  it('shows long plain text unchanged up to the maximum length', async () => {
    render(<RichText text={`1 < 2 & 3 > 2\n${'word '.repeat(100_000)}`} />);
    const shown = (await screen.findByText(/1 < 2/)).textContent;
    expect(shown).toMatch(/^1 < 2 & 3 > 2\nword word/);
    expect(shown.length).toBeLessThanOrEqual(100_000);
  });
});
