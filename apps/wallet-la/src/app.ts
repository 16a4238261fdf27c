import type { WalletAppDefinition } from '@wallet/app-shell';
import { auth } from '@wallet/features-auth';
import { contact } from '@wallet/features-contact';
import { howto } from '@wallet/features-howto';
import { saferPlay } from '@wallet/features-safer-play';
import { bankLogos } from './bank-logos/bank-logos.ts';
import { flags, version } from './build-flags.ts';
import { mark, market, name, ornament } from './flags.ts';
import scene from './scene.svg?no-inline';

/** The parts of this app. */
export const app: WalletAppDefinition = {
  version,
  profile: market,
  name,
  mark,
  ornament,
  scene: `${scene}#scene`,
  bankLogos,
  flags,
  // The order of the features is the order of the menus.
  features: [auth, howto, contact, saferPlay],
  loadMemberFeatures: async () => (await import('./member-features.ts')).memberFeatures,
  loadReports: async () => (await import('@wallet/reports')).startReports,
};
