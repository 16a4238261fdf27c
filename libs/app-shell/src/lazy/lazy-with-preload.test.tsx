import { act, cleanup, render, screen } from '@testing-library/react';
import { Suspense, type ComponentType } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { lazyWithPreload } from './lazy-with-preload.tsx';

afterEach(cleanup);

const Page = () => <h1>Page</h1>;
const renderPart = (Part: ComponentType) =>
  render(
    <Suspense fallback="waiting">
      <Part />
    </Suspense>,
  );

describe('lazyWithPreload', () => {
  it('renders immediately after preloading', async () => {
    const { preload, Component } = lazyWithPreload(() => Promise.resolve(Page));
    await preload();
    renderPart(Component);
    expect(screen.getByRole('heading').textContent).toBe('Page');
  });

  it('suspends without preloading', async () => {
    const { Component } = lazyWithPreload(() => Promise.resolve(Page));
    await act(async () => {
      renderPart(Component);
      await Promise.resolve();
    });
    expect(screen.getByRole('heading').textContent).toBe('Page');
  });

  it('loads once, and again only after a failure', async () => {
    const load = vi.fn(() => Promise.resolve(Page)).mockRejectedValueOnce(new Error('offline'));
    const { preload } = lazyWithPreload(load);
    await expect(preload()).rejects.toThrow('offline');
    await Promise.all([preload(), preload()]);
    await preload();
    expect(load).toHaveBeenCalledTimes(2);
  });
});
