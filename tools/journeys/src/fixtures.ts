import { fork } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test as base } from '@playwright/test';
import { distFolder } from '@wallet/build';
import { journeyPorts } from './journey-ports.ts';
import type { MarketFacts } from './market-facts.ts';
import { markets } from './markets.ts';
import type { OwnSite } from './own-site.ts';
import { watchUndeclaredCalls } from './watch-calls.ts';

export interface WorkerFixtures {
  readonly market: MarketFacts;
  readonly servers: { readonly site: string };
}

export interface TestFixtures {
  /** Fails a journey that makes a call which the contract does not describe. */
  readonly declaredCalls: undefined;
  /** A site that the journey can change, in front of the worker's sandbox. Started only for journeys that use it. */
  readonly ownSite: OwnSite;
}

/** Journeys get their market, and a sandbox and a site that no other worker uses. */
export const test = base.extend<TestFixtures, WorkerFixtures>({
  market: [markets.th, { scope: 'worker', option: true }],
  servers: [
    async ({ market: { id, app } }, use) => {
      if (!existsSync(join(distFolder(app), 'deployment.json')))
        throw new Error(`There is no build of ${app} to try: run \`npm run build\` first.`);
      const host = fork(join(import.meta.dirname, 'host.ts'), [id, app, String(journeyPorts.site), String(journeyPorts.sandbox)], {
        execArgv: [],
      });
      const ended = once(host, 'exit');
      const began = await Promise.race([once(host, 'message').then(() => true), ended.then(() => false)]);
      if (!began) throw new Error(`The servers of ${app} did not start; what they said stands above.`);
      await use({ site: `http://localhost:${String(journeyPorts.site)}` });
      if (!host.connected) throw new Error(`The servers of ${app} ended by themselves; what they said stands above.`);
      host.disconnect();
      await ended;
    },
    // Starting a database takes its time on a machine that is busy with everything else.
    { scope: 'worker', auto: true, timeout: 180_000 },
  ],
  ownSite: async ({ market }, use) => {
    const { startOwnSite } = await import('./own-site.ts');
    const site = await startOwnSite(market);
    await use(site);
    await site.close();
  },
  // Another test compares the contract with the specification: tools/workspace/test/specification-calls.test.ts.
  declaredCalls: [
    async ({ browser }, use) => {
      const { undeclared, stop } = watchUndeclaredCalls(browser);
      await use(undefined);
      stop();
      expect(undeclared, 'calls that the contract does not describe').toEqual([]);
    },
    { auto: true },
  ],
  baseURL: async ({ servers }, use) => use(servers.site),
  // The agreement would open in the middle of every journey. It has its own journey.
  storageState: async ({ servers }, use) =>
    use({ cookies: [], origins: [{ origin: servers.site, localStorage: [{ name: 'agreementRemembered', value: 'true' }] }] }),
});

/** Tests that share values derived from their market, such as its texts. */
export const testWith = <Setting extends object>(settingOf: (market: MarketFacts) => Setting) =>
  test.extend<{ readonly setting: Setting }>({ setting: async ({ market }, use) => use(settingOf(market)) });
