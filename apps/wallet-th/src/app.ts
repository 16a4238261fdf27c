import { auth } from '@wallet/features-auth';
import { contact } from '@wallet/features-contact';
import type { WalletAppDefinition } from '@wallet/features-core';
import { home } from '@wallet/features-home';
import { howto } from '@wallet/features-howto';
import { flags, version } from './flags.ts';
import { thailand } from './profile.ts';

/** What this app is made of. */
export const app: WalletAppDefinition = {
  version,
  profile: thailand,
  flags,
  features: [auth, home, howto, contact],
};
