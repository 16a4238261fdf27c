import type { Feature } from '@wallet/app-shell';
import { operations } from '@wallet/contract/operations';
import { readBuildFlags, type MarketProfile } from '@wallet/domain';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { pending, unreachable, type MockResponses } from './mock-responses.ts';
import { openScreen } from './open-screen.tsx';

const profile: MarketProfile = { defaultLanguage: 'en', languages: ['en'], currencies: ['BAHT'], phoneLength: 10, callingCode: '66' };

/** A screen that loads data. */
interface ReadingScreen {
  readonly feature: Feature;
  /** Its URL. */
  readonly path: string;
  /** Other responses that it needs. */
  readonly answers?: MockResponses;
  /** The operation without which there is nothing to show, and its response. */
  readonly operation: keyof MockResponses;
  readonly response: object;
  /** Text that is visible once the response has arrived. */
  readonly shows: string | RegExp;
  /** Title of the error. */
  readonly failedTitle: string;
}

/** Opens the screen of one feature in English, in the real app. */
export async function openFeature(feature: Feature, path: string, answers: MockResponses) {
  const reading = readBuildFlags({});
  if (!reading.ok) throw new Error(reading.problems.join(' '));
  const definition = {
    version: '1',
    mark: 'M0 0',
    bankLogos: {},
    profile,
    flags: reading.flags,
    features: [feature],
  };
  const { app, settled } = await openScreen(definition, { path, answers }, { language: 'en', theme: 'light' });
  // jsdom has none.
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => undefined, removeEventListener: () => undefined }));
  // Waits, because a part of the app that is still being loaded suspends.
  await act(async () => {
    render(app);
    await settled();
  });
}

/** Declares the tests that every screen with data must pass: loading, slow, failed, offline, retried. */
export function testReading({ feature, path, answers = {}, operation, response, shows, failedTitle }: ReadingScreen): void {
  afterEach(() => {
    cleanup();
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  const open = (reply: MockResponses[keyof MockResponses]) => openFeature(feature, path, { ...answers, [operation]: reply });

  it('announces that it is loading, and after five seconds that it takes longer than usual', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    await open(pending);
    expect(screen.getByText('Loading')).toBeTruthy();
    expect(screen.queryByText(/Still loading/)).toBeNull();
    act(() => void vi.advanceTimersByTime(5000));
    expect(screen.getByText(/Still loading/)).toBeTruthy();
  });

  it('shows why it failed, and shows the data after a retry', async () => {
    let isBroken = true;
    await open(() => (isBroken ? unreachable : response));
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain(failedTitle);
    expect(alert.textContent).toContain('The service cannot be reached. Please try again.');
    isBroken = false;
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(document.body.textContent).toMatch(shows));
    expect(screen.queryByText(failedTitle)).toBeNull();
  });

  it('shows that the device is offline', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    await openFeature(feature, path, Object.fromEntries(Object.keys(operations).map((id) => [id, unreachable])));
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain(failedTitle);
    expect(alert.textContent).toContain('No internet. Please check your connection and try again.');
  });
}
