import { act, cleanup, render, screen } from '@testing-library/react';
import { Suspense, type ComponentType } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createPagePart } from './page-part.tsx';

afterEach(cleanup);

const Page = () => <h1>Page</h1>;
const draw = (Part: ComponentType) =>
  render(
    <Suspense fallback="waiting">
      <Part />
    </Suspense>,
  );

describe('createPagePart', () => {
  it('draws at once what has been preloaded', async () => {
    const { preload, Part } = createPagePart(() => Promise.resolve(Page));
    await preload();
    draw(Part);
    expect(screen.getByRole('heading').textContent).toBe('Page');
  });

  it('waits for what has not', async () => {
    const { Part } = createPagePart(() => Promise.resolve(Page));
    await act(async () => {
      draw(Part);
      await Promise.resolve();
    });
    expect(screen.getByRole('heading').textContent).toBe('Page');
  });

  it('fetches once, and again only after a failure', async () => {
    const load = vi.fn(() => Promise.resolve(Page)).mockRejectedValueOnce(new Error('offline'));
    const { preload } = createPagePart(load);
    await expect(preload()).rejects.toThrow('offline');
    await Promise.all([preload(), preload()]);
    await preload();
    expect(load).toHaveBeenCalledTimes(2);
  });
});
