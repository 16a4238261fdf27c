import { act, cleanup, render, screen } from '@testing-library/react';
import { startTransition, Suspense, useState } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { lazyWithPreload } from './lazy-with-preload.tsx';

afterEach(cleanup);

const Page = () => <h1>Page</h1>;

it('loads once, and again only after a failure, and renders at once then', async () => {
  const load = vi.fn(() => Promise.resolve(Page)).mockRejectedValueOnce(new Error('offline'));
  const { preload, Component } = lazyWithPreload(load);
  await expect(preload()).rejects.toThrow('offline');
  await Promise.all([preload(), preload()]);
  await preload();
  render(
    <Suspense fallback="waiting">
      <Component />
    </Suspense>,
  );
  expect(screen.getByRole('heading').textContent).toBe('Page');
  expect(load).toHaveBeenCalledTimes(2);
});

it('shows the error of a preload that has failed, and does not load again before', async () => {
  const load = vi.fn(() => Promise.resolve(Page)).mockRejectedValueOnce(new Error('offline'));
  const { preload, Component } = lazyWithPreload(load);
  await expect(preload()).rejects.toThrow('offline');
  vi.spyOn(console, 'error').mockReturnValue();
  await act(async () => {
    render(
      <ErrorBoundary resetKey="" fallback={() => 'failed'}>
        <Suspense fallback="waiting">
          <Component />
        </Suspense>
      </ErrorBoundary>,
    );
    await new Promise((resolve) => setTimeout(resolve));
  });
  expect(screen.getByText('failed')).toBeTruthy();
  expect(load).toHaveBeenCalledTimes(1);
});

it('asks once when the line is bad, shows the error, and asks again when the member tries again', async () => {
  const load = vi.fn(() => Promise.resolve(Page)).mockRejectedValueOnce(new Error('offline'));
  const { Component } = lazyWithPreload(load);
  function Opener() {
    const [opened, setOpened] = useState(0);
    return (
      <>
        <button onClick={() => startTransition(() => setOpened(opened + 1))}>open</button>
        <ErrorBoundary resetKey={String(opened)} fallback={() => 'failed'}>
          {opened > 0 && (
            <Suspense fallback="waiting">
              <Component />
            </Suspense>
          )}
        </ErrorBoundary>
      </>
    );
  }
  vi.spyOn(console, 'error').mockReturnValue();
  const open = () =>
    act(async () => {
      screen.getByText('open').click();
      await new Promise((resolve) => setTimeout(resolve));
    });
  render(<Opener />);
  await open();
  expect(screen.getByText('failed')).toBeTruthy();
  expect(load).toHaveBeenCalledTimes(1);
  await open();
  expect(screen.getByRole('heading').textContent).toBe('Page');
  expect(load).toHaveBeenCalledTimes(2);
});
