import { readBuildFlags } from '@wallet/domain';
import { describe, expect, it } from 'vitest';
import type { Feature, WalletAppDefinition } from '../router/definition.ts';
import { withSettings } from './with-settings.ts';

const feature = (id: string): Feature => ({ id, routes: [] });
const reading = readBuildFlags({});
if (!reading.ok) throw new Error(reading.problems.join(' '));

const built: WalletAppDefinition = {
  version: '1',
  profile: { defaultLanguage: 'th', languages: ['th'], currencies: ['BAHT'], phoneLength: 10, callingCode: '66' },
  name: 'Wallet',
  mark: 'M0 0',
  bankLogos: { KBANK: '/assets/kbank.svg' },
  flags: reading.flags,
  features: [feature('auth'), feature('howto'), feature('contact')],
  loadMemberFeatures: () => Promise.resolve([feature('home'), feature('deposit'), feature('spin')]),
};
const idsOf = (features: readonly Feature[] = []) => features.map(({ id }) => id);

describe('an app with settings', () => {
  it('is the built one without any', async () => {
    const { settings, loadMemberFeatures, ...same } = withSettings(built, { version: '' });
    expect(settings).toEqual({ version: '' });
    expect(built).toMatchObject(same);
    expect(idsOf(await loadMemberFeatures?.())).toEqual(['home', 'deposit', 'spin']);
  });

  it('has its own flags, mark, logos and currencies', () => {
    const other = withSettings(built, {
      version: 'a',
      flags: { qrMinimum: 20 },
      mark: 'M1 1',
      bankLogos: { SCB: '/site/scb.svg' },
      currencies: ['LAK', 'BAHT'],
    });
    expect(other).toMatchObject({
      flags: { qrMinimum: 20, openGameInNewTab: true },
      mark: 'M1 1',
      bankLogos: { KBANK: '/assets/kbank.svg', SCB: '/site/scb.svg' },
      profile: { currencies: ['LAK', 'BAHT'] },
    });
  });

  it('has no feature that is switched off, and the menus in the order of the operator', async () => {
    const other = withSettings(built, { version: 'a', off: ['spin', 'howto'], menu: ['deposit'] });
    expect(idsOf(other.features)).toEqual(['auth', 'contact']);
    expect(idsOf(await other.loadMemberFeatures?.())).toEqual(['deposit', 'home']);
  });

  it('keeps what no wallet can do without', async () => {
    const other = withSettings(built, { version: 'a', off: ['auth', 'home', 'money'] });
    expect(idsOf(other.features)).toContain('auth');
    expect(idsOf(await other.loadMemberFeatures?.())).toContain('home');
  });
});
