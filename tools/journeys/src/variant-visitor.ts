import { formatAmount, moneyOf, withoutBreakMarks, type Currency, type Language } from '@wallet/domain';
import { expect, type Locator, type Page, type Request } from '@playwright/test';
import { DepositBank } from './deposit-bank.ts';
import { GameScreen } from './games-screen.ts';
import type { MarketFacts } from './market-facts.ts';
import { RewardScreen } from './reward-screen.ts';
import { spokenAmount } from './spoken-amounts.ts';
import type { NewMember, OtherDevice, Tester } from './tester.ts';
import { watchCalls } from './watch-calls.ts';

interface VisitorParts {
  readonly page: Page;
  readonly market: MarketFacts;
  readonly tester: Tester;
  readonly device: OtherDevice;
  readonly member: NewMember;
}

/** A member's page with another backend, next to the ledger with the true values. */
export class VariantVisitor extends RewardScreen {
  readonly id: MarketFacts['id'];
  readonly defaultLanguage: Language;
  readonly member: NewMember;
  readonly game: GameScreen;
  readonly dialog: Locator;
  readonly device: OtherDevice;
  readonly tester: Tester;
  readonly bank: DepositBank;
  /** The faults found so far. */
  readonly faults: string[] = [];
  /** Calls that are refused on purpose. */
  readonly refused = new Set<string>();
  readonly currency: Currency;
  /** Calls without a response yet. */
  private readonly calls: ReadonlySet<Request>;
  /** Texts that no page may show. */
  private readonly forbiddenTexts: readonly string[];

  constructor({ page, market, tester, device, member }: VisitorParts) {
    const { id, defaultLanguage, registration } = market;
    super(page, defaultLanguage);
    this.id = id;
    this.defaultLanguage = defaultLanguage;
    this.member = member;
    this.currency = registration.currency as Currency;
    this.tester = tester;
    this.device = device;
    this.game = new GameScreen(page, defaultLanguage);
    this.bank = new DepositBank(page.request);
    this.dialog = page.getByRole('dialog').last();
    this.forbiddenTexts = [this.says('common', 'amount.unknown'), this.says('common', 'amount.stale')];
    this.calls = watchCalls(page);
    this.listen();
  }

  /** Waits for the responses of all calls. One that is handled after the session has ended is refused, which the browser logs. */
  async waitForCalls(): Promise<void> {
    await expect.poll(() => this.calls.size).toBe(0);
  }

  private listen(): void {
    this.page.on('pageerror', ({ message }) => this.faults.push(`${this.address()} threw ${message}`));
    this.page.on('console', (message) => {
      const { url } = message.location();
      // Browsers log every failed call.
      const isRefusal = [...this.refused].some((path) => url.includes(path));
      if (message.type() === 'error' && !isRefusal) this.faults.push(`${this.address()} logged ${message.text()} ${url}`);
    });
  }

  private address(): string {
    const { pathname, search } = new URL(this.page.url());
    return pathname + search;
  }

  /** Opens home, already logged in. */
  async enter(): Promise<void> {
    await this.page.goto('/user/home');
    await this.showsTotal();
    // The total is shown before the app has taken the page over.
    await expect(this.page.locator('[aria-busy=true]')).toHaveCount(0);
  }

  /** Navigates like a link of the app, without reloading the page. */
  async go(path: string, title: string): Promise<void> {
    const expectedTitle = this.says('common', `titles.${title}`);
    await this.page.evaluate(
      async ({ address, named, until }) => {
        const { idx = 0 } = (history.state ?? {}) as { idx?: number };
        // Like the router's own history entries, whose keys detect double taps.
        history.pushState({ usr: null, key: crypto.randomUUID(), idx: idx + 1 }, '', address);
        dispatchEvent(new PopStateEvent('popstate'));
        // Checked on each frame, since the assertions below poll only once a second.
        const isLoaded = () => document.title.replaceAll('\u200b', '') === named && document.querySelector('[aria-busy=true]') === null;
        while (!isLoaded() && Date.now() < until) await new Promise(requestAnimationFrame);
      },
      { address: path, named: withoutBreakMarks(expectedTitle), until: Date.now() + 15_000 },
    );
    await expect(this.page).toHaveTitle(expectedTitle);
    if (path.includes('modal=')) await expect(this.dialog).toBeVisible();
    await expect(this.page.locator('[aria-busy=true]')).toHaveCount(0);
  }

  /** Records what no page may show with a backend that follows the specification. */
  async check(): Promise<void> {
    const at = this.address();
    const alerts = await this.page.getByRole('alert').filter({ hasText: /\S/ }).allTextContents();
    for (const alert of alerts) this.faults.push(`${at} says ${alert}`);
    for (const text of this.forbiddenTexts) {
      if ((await this.page.getByText(text).count()) > 0) this.faults.push(`${at} says ${text}`);
    }
  }

  /** An amount on the wire as shown, with its currency. */
  money(amount: number): string {
    return this.exactMoney(Math.round(amount * 100));
  }

  /** The same for hundredths. */
  exactMoney(minor: number): string {
    return `${formatAmount(moneyOf(minor, this.currency))} ${this.says('common', `currency.${this.currency}`)}`;
  }

  /** The same as screen readers say it. */
  spoken(minor: number): string {
    return spokenAmount(minor, this.currency, this.defaultLanguage);
  }

  /** Expects a list to contain the ledger's amounts, in any order, with or without a sign. */
  async expectAmounts(list: Locator, amounts: readonly number[]): Promise<void> {
    const shown = list.locator('[aria-hidden=true]:has(> [data-part=figures])');
    await expect(shown).toHaveCount(amounts.length);
    const texts = (await shown.allInnerTexts()).map((text) => text.replaceAll(/\s+/g, ' ').trim().replace(/^[+-]/, ''));
    expect(texts.sort()).toEqual(amounts.map((amount) => this.money(amount)).sort());
  }

  /** The total of wallet and games in hundredths. */
  async total(): Promise<number> {
    return Object.values(await this.device.balances()).reduce((sum, minor) => sum + minor, 0);
  }

  async wallet(): Promise<number> {
    return (await this.device.balances()).WALLET ?? NaN;
  }

  /** Expects the wallet to have grown by this amount, in hundredths. */
  async expectGain(before: number, minor: number): Promise<void> {
    await expect.poll(() => this.wallet()).toBe(before + minor);
  }

  /** Expects home to show the ledger's total after a check of the balance, for money that the page has not noticed yet. */
  async expectTotalAfterCheck(): Promise<void> {
    await this.go('/user/home', 'home');
    await this.button('home', 'check').click();
    await this.expectTotalOnHome();
  }

  /** Expects home to show the ledger's total. */
  async expectTotalOnHome(): Promise<void> {
    await this.go('/user/home', 'home');
    await this.showsTotal();
  }

  private async showsTotal(): Promise<void> {
    await expect(this.page.getByText(this.exactMoney(await this.total())).first()).toBeVisible();
  }
}
