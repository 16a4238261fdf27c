import { fork } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test as base, type Browser, type BrowserContext, type Locator, type Request } from '@playwright/test';
import { distFolder } from '@wallet/build';
import { startSettableSite, type SettableSite } from '@wallet/deploy';
import { allOperations } from '@wallet/contract/operations';
import type { Currency, Language } from '@wallet/domain';
import { is } from 'valibot';
import { chatScreen, type ChatScreen } from './chat-screen.ts';
import { depositBank, type DepositBank } from './deposit-bank.ts';
import { gameScreen, type GameScreen } from './games-screen.ts';
import { homeScreen, type HomeScreen } from './home-screen.ts';
import { journeyPorts, sandboxUrl } from './journey-ports.ts';
import { enter, loginScreen, type LoginScreen } from './login-screen.ts';
import { markets, type JourneyMember, type MarketFacts } from './markets.ts';
import type { OwnSite } from './own-site.ts';
import { rewardScreen, type RewardScreen } from './reward-screen.ts';
import { createTester, type Tester, type OtherDevice } from './tester.ts';
import { namedAs, textsIn, type Texts } from './texts.ts';

export interface WorkerFixtures {
  readonly market: MarketFacts;
  readonly servers: { readonly site: string };
}

export interface TestFixtures {
  /** The language of the build, and its texts. */
  readonly language: Language;
  readonly text: Texts;
  /** A button of the page by its text. */
  readonly button: (...text: Parameters<Texts>) => Locator;
  /** The currency of new members. */
  readonly currency: Currency;
  /** The first member of the sandbox's seed data. */
  readonly member: JourneyMember;
  /** After the journey, the sandbox has no faults, and every balance is the sum of its bookings. */
  readonly tester: Tester;
  /** Opens a page as a new member in a named scenario of the sandbox, who is on another device too. */
  readonly visit: (scenario: string, path: string) => Promise<OtherDevice>;
  readonly bank: DepositBank;
  readonly login: LoginScreen;
  readonly home: HomeScreen;
  readonly chat: ChatScreen;
  readonly game: GameScreen;
  readonly rewards: RewardScreen;
  /** Fails a journey that makes a call which the contract does not describe. */
  readonly declaredCalls: undefined;
  /** A site that the journey can change, in front of the worker's sandbox. Started only for journeys that use it. */
  readonly ownSite: OwnSite;
  /** A site whose settings the journey can change. */
  readonly site: SettableSite;
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
  language: async ({ market }, use) => use(market.defaultLanguage),
  text: async ({ language }, use) => use(textsIn(language)),
  button: async ({ page, text }, use) => use((...of) => page.getByRole('button', namedAs(text(...of)))),
  currency: async ({ market }, use) => use(market.registration.currency),
  member: async ({ market }, use) => use(market.members[0]),
  tester: async ({ request, market }, use) => {
    const tester = createTester(request, market.id);
    await use(tester);
    await tester.clearFaults();
    await tester.expectConsistentLedger();
  },
  visit: async ({ page, tester }, use) =>
    use(async (scenario, path) => {
      const member = await tester.member(scenario);
      await enter(page, member, path);
      return tester.as(member);
    }),
  bank: async ({ request }, use) => use(depositBank(request)),
  login: async ({ page, language }, use) => use(loginScreen(page, language)),
  home: async ({ page, language }, use) => use(homeScreen(page, language)),
  chat: async ({ page, language }, use) => use(chatScreen(page, language)),
  game: async ({ page, text }, use) => use(gameScreen(page, text)),
  rewards: async ({ page, text }, use) => use(rewardScreen(page, text)),
  ownSite: async ({ market }, use) => {
    const { startOwnSite } = await import('./own-site.ts');
    const site = await startOwnSite(market);
    await use(site);
    await site.close();
  },
  site: async ({ market: { id, app } }, use) => {
    await using site = await startSettableSite(app, { backend: sandboxUrl, backendPrefix: `/${id}` });
    await use(site);
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

const declaredCalls = allOperations.map(({ method, path, request }) => ({
  call: new RegExp(`^${method} ${path.replaceAll(/\{\w+\}/g, '[^/]+')}$`),
  request,
}));

const isDeclared = (sent: Request, call: string) =>
  declaredCalls.some((declared) => declared.call.test(call) && (!declared.request || is(declared.request, sent.postDataJSON())));

/**
 * The calls that no operation of the contract describes, or not with their body: of all pages of the browser, also in contexts that are
 * opened later. Pictures and pages that a backend links to are not calls.
 */
function watchUndeclaredCalls(browser: Browser): { readonly undeclared: readonly string[]; readonly stop: () => void } {
  const undeclared: string[] = [];
  const watch = (context: BrowserContext) =>
    context.on('request', (request) => {
      const { pathname } = new URL(request.url());
      if (!pathname.startsWith('/api/') || !['fetch', 'xhr'].includes(request.resourceType())) return;
      const call = `${request.method()} ${pathname}`;
      if (!isDeclared(request, call)) undeclared.push(call);
    });
  browser.on('context', watch);
  return { undeclared, stop: () => browser.off('context', watch) };
}
