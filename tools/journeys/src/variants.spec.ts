import { expect } from '@playwright/test';
import { test } from './fixtures.ts';
import { markets } from './markets.ts';
import { Tester } from './tester.ts';
import { moneyFlows } from './variant-flows.ts';
import { rewardFlows } from './variant-reward-flows.ts';
import { lastScreens, memberScreens } from './variant-tour.ts';
import { VariantVisitor } from './variant-visitor.ts';

/** How many other backends are tested, and whether each with every page and flow in both builds. */
const seedCount = Number(process.env.VARIANT_SEEDS ?? 40);
const isWhole = process.env.VARIANT_WHOLE === '1';

const ids = Object.keys(markets);

/** In incomplete runs, each backend is tested with one build, and the pages and flows are spread over this many backends. */
const turns = 4;

const allSteps = [...memberScreens, ...moneyFlows, ...rewardFlows, ...lastScreens];

const seeds = Array.from({ length: seedCount }, (_, index) => {
  const turn = Math.floor(index / ids.length);
  return {
    seed: index + 1,
    tags: isWhole ? [] : [`@${String(ids[index % ids.length])}`],
    steps: allSteps.filter((_step, position) => isWhole || (position + turn) % turns === 0),
  };
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

  for (const { seed, tags, steps } of seeds) {
    test(`seed ${String(seed)} shows and moves the ledger’s amounts`, { tag: tags }, async ({ page, market }) => {
      test.setTimeout(isWhole ? 300_000 : 120_000);
      page.setDefaultTimeout(20_000);
      const member = await test.step('member', () => tester.member('all-ready'));
      // A separate session, since the page's own ends with it.
      await (await tester.as(member)).logIn(page.context());
      const visitor = new VariantVisitor({ page, market, tester, member, device: await tester.as(member) });
      await tester.actAsVariant(seed);
      await test.step('opening', () => visitor.enter());
      for (const step of steps) await test.step(step.name, () => step(visitor));
      expect(visitor.faults).toEqual([]);
      await tester.expectConsistentLedger();
    });
  }
});
