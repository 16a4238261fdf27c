import { screen } from '@testing-library/react';
import { paths } from '@wallet/app-shell';
import { walletOf } from '@wallet/app-testing';
import { openFeature } from '@wallet/app-testing/open-feature';
import { polyfillJsdomDialogs } from '@wallet/ui-kit/jsdom-dialog';
import { expect, it, vi } from 'vitest';
import { invite } from './invite.feature.ts';

// As a blocker of adverts does.
vi.mock('@wallet/ui-kit/carousel', () => Promise.reject(new Error('blocked')));

it('opens without banners when their code cannot be loaded', async () => {
  polyfillJsdomDialogs();
  const page = { path: paths.home, load: () => Promise.resolve(() => null), namespaces: [], title: 'home' } as const;
  const withPage = { ...invite, routes: [{ ...page, access: 'member', needsApi: false, prerendered: false }] } as const;
  await openFeature(withPage, `${paths.home}?modal=invite`, {
    getWallet: walletOf({}),
    getInviteBanners: [{ html: '<p>Banner</p>' }],
    getInvites: { invites: [], total: 0 },
  });
  expect(await screen.findByText(/=PRm1$/)).toBeTruthy();
});
