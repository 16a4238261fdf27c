import { writeFileSync } from 'node:fs';
import { expect } from '@playwright/test';
import { runKit, toHar, type Exchange } from '@wallet/contract-kit';
import { test } from './fixtures.ts';

/** What `npm run contract -- --record` writes of a backend stands for that backend. */
test(
  'a recorded backend is replayed: its games and a made-up balance',
  { tag: '@th' },
  async ({ page, servers: { site }, member, button }, testInfo) => {
    const exchanges: Exchange[] = [];
    const login = { username: member.phone, password: member.password };
    await runKit({ base: site, allowWrites: false, ...login, onReply: (request, reply) => exchanges.push({ request, reply }) });
    const archive = testInfo.outputPath('answers.har');
    writeFileSync(archive, JSON.stringify(toHar(exchanges, site).archive));

    await page.routeFromHAR(archive, { url: '**/api/**' });
    await page.addInitScript(() => localStorage.setItem('token', 'recorded'));
    await page.goto('/user/home');
    await expect(button('home', 'widgets.withdraw')).toBeVisible();
    await expect(page.getByRole('main')).toContainText(/\d\.\d\d/);
    await expect(page.getByRole('main')).not.toContainText(member.total);
  },
);
