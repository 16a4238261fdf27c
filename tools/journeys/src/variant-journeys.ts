import { expect, test } from '@playwright/test';
import { LoginScreen } from './login-screen.ts';
import type { MarketFacts } from './market-facts.ts';
import { Tester } from './tester.ts';
import { plans } from './variant-flows.ts';
import { tourPublicPages, tourScreens } from './variant-tour.ts';
import { VariantVisitor } from './variant-visitor.ts';

/** How many other backends are tried: `npm run test:variants` says so. Without it, none are. */
const seeds = Array.from({ length: Number(process.env['VARIANT_SEEDS'] ?? 0) }, (_, index) => index + 1);

/** The app over other backends of the same specification: every screen and every way to move money, as the ledger has it. */
export function describeVariants(market: MarketFacts): void {
  test.describe('another backend', () => {
    let tester: Tester;
    test.beforeEach(({ request }) => {
      tester = new Tester(request, market.id);
    });
    test.afterEach(async () => {
      await tester.answerAs(null);
      await tester.resetClock();
    });

    for (const seed of seeds) {
      const { scenario, flows, needsDay = false } = plans[seed % plans.length] ?? { scenario: 'normal', flows: [] };
      test(`seed ${String(seed)} shows and moves what the ledger says, to a member with ${scenario}`, async ({ page }) => {
        if (needsDay) await tester.waitForNoon();
        const member = await tester.member(scenario);
        const visitor = new VariantVisitor(page, market, tester, await tester.as(member));
        await tester.answerAs(seed);
        const login = await new LoginScreen(page, market.defaultLanguage).open();
        await login.logIn(member);
        await tourScreens(visitor);
        for (const flow of flows) await flow(visitor, market.defaultLanguage);
        await tourPublicPages(visitor);
        expect(visitor.faults).toEqual([]);
        await tester.booksAreClean();
      });
    }
  });
}
