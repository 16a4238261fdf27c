import { expect } from '@playwright/test';
import { testWith } from './fixtures.ts';
import { Tester } from './tester.ts';
import { moneyFlows } from './variant-flows.ts';
import { rewardFlows } from './variant-reward-flows.ts';
import { lastScreens, memberScreens } from './variant-tour.ts';
import { VariantVisitor } from './variant-visitor.ts';

/** How many other backends are tested, and whether completely; `npm run test:variants` sets both. */
const seeds = Array.from({ length: Number(process.env['VARIANT_SEEDS'] ?? 10) }, (_, index) => index + 1);
const isWhole = process.env['VARIANT_WHOLE'] === '1';

/** The number of seeds over which pages and flows are spread in incomplete runs. */
const turns = 4;

const steps = [...memberScreens, ...moneyFlows, ...rewardFlows, ...lastScreens];

const test = testWith((market) => {
  /** The two apps test different parts with the same seed. */
  const offset = market.id === 'th' ? 0 : 1;
  const stepsOf = (seed: number) => steps.filter((_, index) => isWhole || (index + seed + offset) % turns === 0);
  return { stepsOf };
});

/** The app with other backends of the same specification: every page and every money flow, checked against the ledger. */
test.describe('another backend', () => {
  let tester: Tester;
  test.beforeEach(({ request, market }) => {
    tester = new Tester(request, market.id);
  });
  test.afterEach(async () => {
    await tester.actAsVariant(null);
  });

  for (const seed of seeds) {
    test(`seed ${String(seed)} shows and moves the ledger’s amounts`, async ({ page, market, setting: { stepsOf } }) => {
      test.setTimeout(isWhole ? 300_000 : 120_000);
      page.setDefaultTimeout(20_000);
      const member = await test.step('member', () => tester.member('all-ready'));
      // A separate session, since the page's own ends with it.
      await (await tester.as(member)).logIn(page.context());
      const visitor = new VariantVisitor({ page, market, tester, member, device: await tester.as(member) });
      await tester.actAsVariant(seed);
      await test.step('opening', () => visitor.enter());
      for (const step of stepsOf(seed)) await test.step(step.name, () => step(visitor));
      expect(visitor.faults).toEqual([]);
      await tester.expectConsistentLedger();
    });
  }
});
