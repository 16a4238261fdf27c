import { walletPlace, type Currency } from '@wallet/domain';
import { expect, type APIRequestContext, type Locator, type Page } from '@playwright/test';
import { test } from './fixtures.ts';
import { DepositBank, type DepositAccount } from './deposit-bank.ts';
import { GameScreen } from './games-screen.ts';
import type { MarketFacts } from './market-facts.ts';
import { MoneyScreen } from './money-screen.ts';
import { RewardScreen } from './reward-screen.ts';
import { Tester, type Held, type OtherDevice } from './tester.ts';
import { namedAs } from './texts.ts';

/** How soon a member must see what became of their money, whatever else is stuck. */
export const soon = { timeout: 8000 };

/** One member in a browser, and the same member on another device, which tells the truth. */
export class DrillScene {
  readonly page: Page;
  readonly device: OtherDevice;
  /** What the member had before the drill. */
  readonly held: Held;
  readonly bank: DepositBank;
  readonly tester: Tester;
  readonly currency: Currency;
  private readonly facts: MarketFacts;

  private constructor(page: Page, facts: MarketFacts, parts: Pick<DrillScene, 'device' | 'held' | 'bank' | 'tester'>) {
    this.page = page;
    this.facts = facts;
    this.currency = facts.registration.currency as Currency;
    this.device = parts.device;
    this.held = parts.held;
    this.bank = parts.bank;
    this.tester = parts.tester;
  }

  static async begin(page: Page, request: APIRequestContext, facts: MarketFacts, scenario = 'normal'): Promise<DrillScene> {
    const tester = new Tester(request, facts.id);
    const device = await tester.as(await tester.member(scenario));
    await device.logIn(page.context());
    return new DrillScene(page, facts, { tester, device, held: await device.held(), bank: new DepositBank(request) });
  }

  get dialog(): Locator {
    return this.page.getByRole('dialog');
  }

  /** What the dialog itself says, above the toasts that pass. */
  saidInDialog(words: string): Locator {
    return this.dialog.getByRole('region').first().getByText(words);
  }

  /** The screens of bonuses; also how any screen says something. */
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

  /** The member's money at a place, as it was before the drill, and as sentences have it. */
  money(place: string, changedBy = 0): string {
    return this.moneyScreen('transfer').money((this.held[place] ?? 0) + changedBy, this.currency);
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

  /** At the review of a transfer of 100 from the wallet into betflix. */
  async reviewTransfer(page = this.page): Promise<MoneyScreen> {
    const screen = await this.openTransfer(page);
    await screen.review('100');
    return screen;
  }

  /** In the dialog of the game pg, with an amount to move filled in. */
  async openGame(amount = '10'): Promise<GameScreen> {
    const game = await new GameScreen(this.page, this.facts.defaultLanguage).open('pg');
    await game.amount.fill(amount);
    return game;
  }

  /** What is said after moving so much into the game pg. */
  movedIntoGame(minor: number): string {
    return this.says('game', 'transfer.done', { amount: this.amount(minor), name: 'PG Soft' });
  }

  async openDeposit(method: 'slip' | 'qr' | 'true-money'): Promise<void> {
    await this.page.goto(`/user/home?modal=deposit&method=${method}`);
  }

  /** The form of a QR code, filled in. */
  async fillQrForm(amount = '1500'): Promise<void> {
    await this.openDeposit('qr');
    if (this.facts.id === 'th') await this.page.locator('dialog select').selectOption('WW');
    await this.page.locator('dialog input[name=amount]').fill(amount);
  }

  get qrPicture(): Locator {
    return this.page.locator('dialog img');
  }

  /** The form of a slip, with the picture of a transfer of so much chosen and looked at. */
  async fillSlipForm(amount: number): Promise<DepositAccount> {
    const account = await this.bank.accountFor(this.device);
    const buffer = await this.bank.transfer(this.device, account, amount);
    await this.openDeposit('slip');
    await this.page.locator('dialog select').selectOption(`${account.bankCode} ${account.bankAccountNo}`);
    await this.page.locator('dialog input[type=file]').first().setInputFiles({ name: 'slip.png', mimeType: 'image/png', buffer });
    await expect(this.button('deposit', 'slip.send')).toBeEnabled();
    return account;
  }

  /** Another device sends the slip of a transfer of so much. */
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

  /** The least that the sandbox's operator pays out. */
  get minWithdrawal(): number {
    return this.currency === 'LAK' ? 20_000 : 100;
  }

  /** What a gift of 10 baht brings. */
  get giftMinor(): number {
    // At 600 kip for a baht.
    return this.currency === 'LAK' ? 6_000_00 : 10_00;
  }

  /** A payment of 1500 is credited, by a QR code that another device has made. */
  async payQrCodeElsewhere(): Promise<void> {
    await this.device.post(`qrcode/${this.facts.id === 'th' ? 'WW' : 'LAPNET'}`, { amount: 1500 });
    await this.bank.payQrCode();
    const { [walletPlace]: wallet = 0 } = this.held;
    await expect.poll(() => this.device.held()).toEqual({ ...this.held, [walletPlace]: wallet + 1_500_00 });
  }

  /** The outcome is said to be not known. */
  get unknown(): Locator {
    return this.page.getByText(this.says('money', 'outcome.unknownTitle'));
  }

  /** Lets the page's time pass a stretch at a time until nobody can find out the outcome. Needs the page's clock. */
  async endsUnknown(): Promise<void> {
    await expect(this.page.getByText(this.says('common', 'failures.unknownOutcome')).first()).toBeVisible();
    await expect(async () => {
      await this.page.clock.fastForward(10_000);
      await expect(this.unknown).toBeVisible({ timeout: 250 });
    }).toPass();
  }

  /** The answer to what `send` sends is lost before the deed; whatever another device does meanwhile, nobody can tell. */
  async staysUnknown(call: string, send: Locator, meanwhile: () => Promise<unknown> = () => Promise.resolve()): Promise<void> {
    await this.page.clock.install();
    await this.tester.fault({ match: call, kind: 'html', when: 'before' });
    await send.click();
    await expect(this.page.getByText(this.says('common', 'failures.unknownOutcome')).first()).toBeVisible();
    await meanwhile();
    await this.endsUnknown();
  }

  /** So much has gone from the wallet to another place, and nothing else has changed. */
  async wentTo(place: string, minor: number): Promise<void> {
    const { [walletPlace]: wallet = 0, [place]: there = 0 } = this.held;
    expect(await this.device.held()).toEqual({ ...this.held, [walletPlace]: wallet - minor, [place]: there + minor });
  }

  async hasNotMoved(): Promise<void> {
    expect(await this.device.held()).toEqual(this.held);
  }

  /** Takes back what was made to go wrong, and looks whether the books are in order. */
  async end(): Promise<void> {
    await this.tester.clearFaults();
    await this.tester.booksAreClean();
  }
}

/** Tests with one member each, in a state that the sandbox has a name for. */
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

/** Never answers a pattern of calls. */
export const hang = (page: Page, pattern: string) => page.route(pattern, () => undefined);
