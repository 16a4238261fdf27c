import { expect } from '@playwright/test';
import { testWith } from './fixtures.ts';
import { Tester } from './tester.ts';
import { moneyFlows } from './variant-flows.ts';
import { rewardFlows } from './variant-reward-flows.ts';
import { lastScreens, memberScreens } from './variant-tour.ts';
import { VariantVisitor } from './variant-visitor.ts';

/** How many other backends are tried, and whether all is seen over each: `npm run test:variants` says so. */
const seeds = Array.from({ length: Number(process.env['VARIANT_SEEDS'] ?? 10) }, (_, index) => index + 1);
const isWhole = process.env['VARIANT_WHOLE'] === '1';

/** Over how many seeds the screens and flows are spread where not all is seen over each. */
const turns = 4;

const steps = [...memberScreens, ...moneyFlows, ...rewardFlows, ...lastScreens];

const test = testWith((market) => {
  /** Of one seed the two apps see different parts. */
  const offset = market.id === 'th' ? 0 : 1;
  const stepsOf = (seed: number) => steps.filter((_, place) => isWhole || (place + seed + offset) % turns === 0);
  return { stepsOf };
});

/** The app over other backends of the same specification: every screen and every way to move money, as the ledger has it. */
test.describe('another backend', () => {
  let tester: Tester;
  test.beforeEach(({ request, market }) => {
    tester = new Tester(request, market.id);
  });
  test.afterEach(async () => {
    await tester.answerAs(null);
  });

  for (const seed of seeds) {
    test(`seed ${String(seed)} shows and moves what the ledger says`, async ({ page, market, setting: { stepsOf } }) => {
      test.setTimeout(isWhole ? 300_000 : 120_000);
      page.setDefaultTimeout(20_000);
      const member = await test.step('member', () => tester.member('all-ready'));
      // A session of its own: that of the page ends with it.
      await (await tester.as(member)).logIn(page.context());
      const visitor = new VariantVisitor({ page, market, tester, member, device: await tester.as(member) });
      await tester.answerAs(seed);
      await test.step('opening', () => visitor.enter());
      for (const step of stepsOf(seed)) await test.step(step.name, () => step(visitor));
      expect(visitor.faults).toEqual([]);
      await tester.booksAreClean();
    });
  }
});
