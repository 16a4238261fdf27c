import { openFeature } from '@wallet/app-testing/open-feature';
import { slotOf, unreachable, walletOf } from '@wallet/app-testing';
import { paths } from '@wallet/app-shell';
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { home } from './home.feature.ts';

const wallet = walletOf({ wallet: { amount: 100 } });

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it('keeps the last known figures when they cannot be refreshed, and says so once', async () => {
  let isBroken = false;
  await openFeature(home, paths.home, {
    getWallet: () => (isBroken ? unreachable : wallet),
    refreshGameBalances: () => (isBroken ? unreachable : {}),
  });
  isBroken = true;
  await act(async () => void fireEvent.click(await screen.findByRole('button', { name: 'Check balance' })));
  const staleNote = (await screen.findByText(/Showing the latest information we have/)).closest<HTMLElement>('[role=status]');
  expect(staleNote?.textContent).toContain('The service cannot be reached.');
  expect(screen.getAllByText('100.00').length).toBeGreaterThan(0);
  // The card's own button retries.
  expect(staleNote && within(staleNote).queryByRole('button')).toBeNull();
  expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy();
});

/** Rows of games observe their size, which jsdom does not know. */
class Observer {
  observe = () => undefined;
  unobserve = () => undefined;
  disconnect = () => undefined;
}

it('shows no sum of a category when an account could not be read, which may be one of it', async () => {
  vi.stubGlobal('ResizeObserver', Observer);
  vi.stubGlobal('IntersectionObserver', Observer);
  const slot = slotOf('G1', 'Game one', 'slot', 25);
  // Not an account in the types of the contract either.
  const unreadable: object = { code: 7 };
  await openFeature(home, paths.home, { getWallet: { ...wallet, slots: [slot, unreadable as typeof slot] }, refreshGameBalances: {} });
  const row = await screen.findByRole('region', { name: 'Slots' });
  expect(within(row).getByText('Amount not known')).toBeTruthy();
  expect(within(row).getAllByText('25.00')).toHaveLength(1);
});
