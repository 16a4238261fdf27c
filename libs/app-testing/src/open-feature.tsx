import type { Feature } from '@wallet/app-shell';
import { readBuildFlags, type MarketProfile } from '@wallet/domain';
import { act, render } from '@testing-library/react';
import { vi } from 'vitest';
import type { MockResponses } from './mock-responses.ts';
import { openScreen } from './open-screen.tsx';

const profile: MarketProfile = { defaultLanguage: 'en', languages: ['en'], currencies: ['BAHT'], phoneLength: 10, callingCode: '66' };

/** Opens the screen of one feature in English, in the real app. */
export async function openFeature(feature: Feature, path: string, answers: MockResponses) {
  const reading = readBuildFlags({});
  if (!reading.ok) throw new Error(reading.problems.join(' '));
  const definition = { version: '1', name: 'Wallet', mark: 'M0 0', bankLogos: {}, profile, flags: reading.flags, features: [feature] };
  const { app, settled } = await openScreen(definition, { path, answers }, { language: 'en', theme: 'light' });
  // jsdom has none.
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => undefined, removeEventListener: () => undefined }));
  // Waits, because a part of the app that is still being loaded suspends.
  await act(async () => {
    render(app);
    await settled();
  });
}
