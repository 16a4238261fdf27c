import { walletPlace, type Currency } from '@wallet/domain';
import { expect, type APIRequestContext, type Locator, type Page, type Request } from '@playwright/test';
import { test } from './fixtures.ts';
import { accountChoice, DepositBank, type DepositAccount } from './deposit-bank.ts';
import { GameScreen } from './games-screen.ts';
import type { MarketFacts } from './market-facts.ts';
import { MoneyScreen } from './money-screen.ts';
import { RewardScreen } from './reward-screen.ts';
import { Tester, type Balances, type OtherDevice } from './tester.ts';
import { namedAs } from './texts.ts';
import { watchCalls } from './watch-calls.ts';

/** How soon the outcome of a money action must be visible, whatever else is blocked. */
export const soon = { timeout: 8000 };

/** A member in a browser, and the same member on another device, which has the true balances. */
export class DrillScene {
  readonly page: Page;
  readonly device: OtherDevice;
  /** The member's balances before the test. */
  readonly initialBalances: Balances;
  readonly bank: DepositBank;
  readonly tester: Tester;
  readonly currency: Currency;
  private readonly facts: MarketFacts;
  /** Calls without a response yet. */
  private readonly calls: ReadonlySet<Request>;

  private constructor(page: Page, facts: MarketFacts, parts: Pick<DrillScene, 'device' | 'initialBalances' | 'bank' | 'tester'>) {
    this.page = page;
    this.facts = facts;
    this.currency = facts.registration.currency as Currency;
    this.device = parts.device;
    this.initialBalances = parts.initialBalances;
    this.bank = parts.bank;
    this.tester = parts.tester;
    this.calls = watchCalls(page);
  }

  static async begin(page: Page, request: APIRequestContext, facts: MarketFacts, scenario = 'normal'): Promise<DrillScene> {
    const tester = new Tester(request, facts.id);
    const device = await tester.as(await tester.member(scenario));
    await device.logIn(page.context());
    return new DrillScene(page, facts, { tester, device, initialBalances: await device.balances(), bank: new DepositBank(request) });
  }

  get dialog(): Locator {
    return this.page.getByRole('dialog');
  }

  /** The dialog that says what happened. */
  get outcome(): Locator {
    return this.page.getByRole('alertdialog');
  }

  /** A text in the dialog itself, not in a toast. */
  textInDialog(text: string): Locator {
    return this.dialog.getByRole('region').first().getByText(text);
  }

  /** The page object of bonuses, also used for texts of other pages. */
  get reward(): RewardScreen {
    return new RewardScreen(this.page, this.facts.defaultLanguage);
  }

  says(namespace: string, key: string, values: Readonly<Record<string, string>> = {}): string {
    return this.reward.says(namespace, key, values);
  }

  /** Checks an unknown outcome. The home page behind the dialog has a button with the same name. */
  get checkButton(): Locator {
    return this.page.locator('dialog[open]').getByRole('button', namedAs(this.says('money', 'outcome.check')));
  }

  button(namespace: string, key: string): Locator {
    return this.reward.button(namespace, key);
  }

  /** The member's balance at a place before the test plus a change, as shown in sentences. */
  money(place: string, changedBy = 0): string {
    return this.moneyScreen('transfer').money((this.initialBalances[place] ?? 0) + changedBy, this.currency);
  }

  amount(minor: number): string {
    return this.moneyScreen('transfer').money(minor, this.currency);
  }

  moneyScreen(modal: 'transfer' | 'withdraw', page = this.page): MoneyScreen {
    return new MoneyScreen(page, this.facts.defaultLanguage, modal);
  }

  openTransfer(page = this.page): Promise<MoneyScreen> {
    return this.moneyScreen('transfer', page).open('&account=betflix');
  }

  /** Goes to the review of a transfer of 100 from the wallet to betflix. */
  async reviewTransfer(page = this.page): Promise<MoneyScreen> {
    const screen = await this.openTransfer(page);
    await screen.review('100');
    return screen;
  }

  /** Opens the dialog of the game pg with a transfer amount filled in. */
  async openGame(amount = '10'): Promise<GameScreen> {
    const game = await new GameScreen(this.page, this.facts.defaultLanguage).open('pg');
    await game.amount.fill(amount);
    return game;
  }

  /** The text after a transfer of this amount into the game pg. */
  movedIntoGame(minor: number): string {
    return this.says('game', 'transfer.done', { amount: this.amount(minor), name: 'PG Soft' });
  }

  async openDeposit(method: 'slip' | 'qr' | 'true-money'): Promise<void> {
    await this.page.goto(`/user/home?modal=deposit&method=${method}`);
  }

  /** Opens the QR code form and fills it in. */
  async fillQrForm(amount = '1500'): Promise<void> {
    await this.openDeposit('qr');
    if (this.facts.id === 'th') await this.page.locator('dialog select').selectOption('WW');
    await this.page.locator('dialog input[name=amount]').fill(amount);
  }

  get qrPicture(): Locator {
    return this.page.locator('dialog img');
  }

  /** Opens the slip form with the inspected slip of a transfer of this amount. */
  async fillSlipForm(amount: number): Promise<DepositAccount> {
    const account = await this.bank.accountFor(this.device);
    const buffer = await this.bank.transfer(this.device, account, amount);
    await this.openDeposit('slip');
    await accountChoice(this.page, account).check();
    await this.page.locator('dialog input[type=file]').first().setInputFiles({ name: 'slip.png', mimeType: 'image/png', buffer });
    await expect(this.button('deposit', 'slip.send')).toBeEnabled();
    return account;
  }

  /** Sends the slip of a transfer of this amount from another device. */
  async sendSlipElsewhere(account: DepositAccount, amount: number): Promise<void> {
    await this.device.sendSlip(account.bankCode, await this.bank.transfer(this.device, account, amount));
  }

  get link(): Locator {
    return this.page.locator('dialog input[name=link]');
  }

  async fillLink(link: string): Promise<void> {
    await this.openDeposit('true-money');
    await this.link.fill(link);
  }

  /** The sandbox operator's minimum withdrawal. */
  get minWithdrawal(): number {
    return this.currency === 'LAK' ? 20_000 : 100;
  }

  /** The deposit that a gift of 10 baht becomes. */
  get giftMinor(): number {
    // At 600 kip per baht.
    return this.currency === 'LAK' ? 6_000_00 : 10_00;
  }

  /** Deposits 1500 with a QR code from another device. */
  async payQrCodeElsewhere(): Promise<void> {
    await this.device.post(`qrcode/${this.facts.id === 'th' ? 'WW' : 'LAPNET'}`, { amount: 1500 });
    await this.bank.payQrCode();
    const { [walletPlace]: wallet = 0 } = this.initialBalances;
    await expect.poll(() => this.device.balances()).toEqual({ ...this.initialBalances, [walletPlace]: wallet + 1_500_00 });
  }

  /** The title of an unknown outcome. */
  get unknown(): Locator {
    return this.page.getByText(this.says('money', 'outcome.unknownTitle'), { exact: true });
  }

  /** Advances the page's clock step by step until the expectation is met. Needs the page's clock. */
  async passTimeUntil(expectation: () => Promise<void>): Promise<void> {
    await expect(async () => {
      // A call on its way would time out, which really takes a minute.
      if (this.calls.size === 0) await this.page.clock.fastForward(10_000);
      await expectation();
    }).toPass();
  }

  /** Loses the response before `send`'s call is executed; even with another device active, the outcome stays unknown. */
  async expectStaysUnknown(call: string, send: Locator, meanwhile: () => Promise<unknown> = () => Promise.resolve()): Promise<void> {
    await this.page.clock.install();
    await this.tester.fault({ match: call, kind: 'html', when: 'before' });
    await send.click();
    await expect(this.page.getByText(this.says('common', 'failures.unknownOutcome')).first()).toBeVisible();
    await meanwhile();
    await this.passTimeUntil(() => expect(this.unknown).toHaveCount(1, { timeout: 250 }));
  }

  /** Expects that this amount moved from the wallet to another place, and nothing else changed. */
  async expectTransferTo(place: string, minor: number): Promise<void> {
    const { [walletPlace]: wallet = 0, [place]: placeBalance = 0 } = this.initialBalances;
    expect(await this.device.balances()).toEqual({ ...this.initialBalances, [walletPlace]: wallet - minor, [place]: placeBalance + minor });
  }

  async expectUnchangedBalances(): Promise<void> {
    expect(await this.device.balances()).toEqual(this.initialBalances);
  }

  /** Removes the faults and expects a consistent ledger. */
  async end(): Promise<void> {
    await this.tester.clearFaults();
    await this.tester.expectConsistentLedger();
  }
}

/** Tests with one member each, in a named scenario of the sandbox. */
export const drillTest = test.extend<{ readonly begin: (scenario?: string) => Promise<DrillScene> }>({
  begin: async ({ page, request, market }, use) => {
    const scenes: DrillScene[] = [];
    await use(async (scenario) => {
      const scene = await DrillScene.begin(page, request, market, scenario);
      scenes.push(scene);
      return scene;
    });
    for (const scene of scenes) await scene.end();
  },
});

/** Never responds to matching calls. */
export const hang = (page: Page, pattern: string) => page.route(pattern, () => undefined);
