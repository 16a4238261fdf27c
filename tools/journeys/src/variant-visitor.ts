import { formatAmount, moneyOf, type Currency, type Language } from '@wallet/domain';
import { expect, type Locator, type Page } from '@playwright/test';
import { DepositBank } from './deposit-bank.ts';
import { GameScreen } from './games-screen.ts';
import type { MarketFacts } from './market-facts.ts';
import { RewardScreen } from './reward-screen.ts';
import { plain } from './texts.ts';
import type { NewMember, OtherDevice, Tester } from './tester.ts';

interface VisitorParts {
  readonly page: Page;
  readonly market: MarketFacts;
  readonly tester: Tester;
  readonly device: OtherDevice;
  readonly member: NewMember;
}

/** A member's page over another backend, beside the ledger that tells the truth. */
export class VariantVisitor extends RewardScreen {
  readonly id: MarketFacts['id'];
  readonly defaultLanguage: Language;
  readonly member: NewMember;
  readonly game: GameScreen;
  readonly dialog: Locator;
  readonly device: OtherDevice;
  readonly tester: Tester;
  readonly bank: DepositBank;
  /** What went wrong on the screens so far. */
  readonly faults: string[] = [];
  /** Calls that are refused on purpose. */
  readonly refused = new Set<string>();
  readonly currency: Currency;
  /** What no screen may say. */
  private readonly wrong: readonly string[];

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
    this.wrong = [this.says('common', 'amount.unknown'), this.says('common', 'amount.stale')];
    this.listen();
  }

  private listen(): void {
    this.page.on('pageerror', ({ message }) => this.faults.push(`${this.address()} threw ${message}`));
    this.page.on('console', (message) => {
      const { url } = message.location();
      // Browsers log each call that is answered by a failure.
      const isRefusal = [...this.refused].some((path) => url.includes(path));
      if (message.type() === 'error' && !isRefusal) this.faults.push(`${this.address()} logged ${message.text()} ${url}`);
    });
  }

  private address(): string {
    const { pathname, search } = new URL(this.page.url());
    return pathname + search;
  }

  /** Opens home, where the member is logged in already. */
  async enter(): Promise<void> {
    await this.page.goto('/user/home');
    await this.showsTotal();
  }

  /** Goes to an address as by a link of the app, without loading the page anew. */
  async go(path: string, title: string): Promise<void> {
    const wanted = this.says('common', `titles.${title}`);
    await this.page.evaluate(
      async ({ address, named, until }) => {
        const { idx = 0 } = (history.state ?? {}) as { idx?: number };
        // As the router itself writes an entry of the history: what is tapped twice is known by its key.
        history.pushState({ usr: null, key: crypto.randomUUID(), idx: idx + 1 }, '', address);
        dispatchEvent(new PopStateEvent('popstate'));
        // Looked at with each frame: the assertions below look again after up to a second only.
        const isThere = () => document.title.replaceAll('\u200b', '') === named && document.querySelector('[aria-busy=true]') === null;
        while (!isThere() && Date.now() < until) await new Promise(requestAnimationFrame);
      },
      { address: path, named: plain(wanted), until: Date.now() + 15_000 },
    );
    await expect(this.page).toHaveTitle(wanted);
    if (path.includes('modal=')) await expect(this.dialog).toBeVisible();
    await expect(this.page.locator('[aria-busy=true]')).toHaveCount(0);
  }

  /** Notes what no screen may show over a backend that answers as the specification says. */
  async look(): Promise<void> {
    const at = this.address();
    const alerts = await this.page.getByRole('alert').filter({ hasText: /\S/ }).allTextContents();
    for (const alert of alerts) this.faults.push(`${at} says ${alert}`);
    for (const words of this.wrong) {
      if ((await this.page.getByText(words).count()) > 0) this.faults.push(`${at} says ${words}`);
    }
  }

  /** Figures and currency of an amount in the wire's units, as they are read. */
  money(amount: number): string {
    return this.exactMoney(Math.round(amount * 100));
  }

  /** The same of hundredths. */
  exactMoney(minor: number): string {
    return `${formatAmount(moneyOf(minor, this.currency))} ${this.says('common', `currency.${this.currency}`)}`;
  }

  /** The amounts of a list are the ledger's, in any order, with or without the sign of what comes and goes. */
  async lists(list: Locator, amounts: readonly number[]): Promise<void> {
    const shown = list.locator('[data-size]');
    await expect(shown).toHaveCount(amounts.length);
    const texts = (await shown.allInnerTexts()).map((text) => text.replaceAll(/\s+/g, ' ').trim().replace(/^[+-]/, ''));
    expect(texts.sort()).toEqual(amounts.map((amount) => this.money(amount)).sort());
  }

  /** Wallet and games together, in hundredths. */
  async total(): Promise<number> {
    return Object.values(await this.device.held()).reduce((sum, minor) => sum + minor, 0);
  }

  async wallet(): Promise<number> {
    return (await this.device.held())['WALLET'] ?? NaN;
  }

  /** The wallet holds so much more than before, in hundredths. */
  async gained(before: number, minor: number): Promise<void> {
    await expect.poll(() => this.wallet()).toBe(before + minor);
  }

  /** Home tells the ledger's total as soon as the member asks for it, who may know of what came in before the page does. */
  async homeIsTrueWhenAsked(): Promise<void> {
    await this.go('/user/home', 'home');
    await this.button('home', 'check').click();
    await this.homeIsTrue();
  }

  /** Home tells the ledger's total. */
  async homeIsTrue(): Promise<void> {
    await this.go('/user/home', 'home');
    await this.showsTotal();
  }

  private async showsTotal(): Promise<void> {
    await expect(this.page.getByText(this.exactMoney(await this.total())).first()).toBeVisible();
  }
}
