import type { Language } from '@wallet/domain';
import { expect, type Locator, type Page } from '@playwright/test';
import { textsIn } from './texts.ts';

/** The data that a new member fills in. */
export interface Newcomer {
  readonly phone: string;
  readonly name: string;
  readonly password: string;
  readonly bank: string;
  readonly accountNumber: string;
  readonly firstName: string;
  readonly lastName: string;
}

let count = 0;

/** Creates data that is new to the sandbox each time. */
export function newcomer(change: Partial<Newcomer> = {}): Newcomer {
  count += 1;
  // Derived from the time, so that a second run against the same sandbox gets new data too.
  const digits = String((Date.now() % 1_000_000) * 100 + count).padStart(8, '0');
  return {
    phone: `06${digits}`,
    name: 'Somsri New',
    password: 'open-sesame-9',
    bank: 'KBANK',
    accountNumber: `55${digits}`,
    firstName: 'Somsri',
    lastName: 'Jaidee',
    ...change,
  };
}

/** The registration pages. */
export class RegisterScreen {
  readonly page: Page;
  readonly phone: Locator;
  readonly code: Locator;
  readonly name: Locator;
  readonly password: Locator;
  readonly confirmPassword: Locator;
  readonly source: Locator;
  readonly inviter: Locator;
  readonly bank: Locator;
  readonly accountNumber: Locator;
  readonly firstName: Locator;
  readonly lastName: Locator;
  readonly currency: Locator;
  readonly submit: Locator;
  readonly back: Locator;
  /** Errors at fields and in the form. */
  readonly error: Locator;
  readonly toasts: Locator;
  private readonly text: (key: string) => string;

  constructor(page: Page, language: Language) {
    const text = textsIn(language);
    const label = (key: string) => page.getByLabel(text('register', key), { exact: true });
    this.text = (key) => text('register', key);
    this.page = page;
    this.phone = label('phone.label');
    this.code = label('otp.label');
    this.name = label('profile.name');
    this.password = label('profile.password');
    this.confirmPassword = label('profile.confirmPassword');
    this.source = label('profile.source');
    this.inviter = label('profile.inviter');
    this.bank = label('bank.bank');
    this.accountNumber = label('bank.accountNumber');
    this.firstName = label('bank.firstName');
    this.lastName = label('bank.lastName');
    this.currency = label('bank.currency');
    this.submit = page.locator('button[type=submit]');
    this.back = page.getByRole('button', { name: text('register', 'back'), exact: true });
    this.error = page.getByRole('main').getByRole('alert');
    this.toasts = page.getByRole('region', { name: text('common', 'messages'), exact: true });
  }

  async open(search = ''): Promise<this> {
    await this.page.goto(`/register${search}`);
    await this.isAt('phone');
    return this;
  }

  async isAt(step: 'phone' | 'otp' | 'profile' | 'bank'): Promise<void> {
    await expect(this.page).toHaveURL(step === 'phone' ? /\/register(\?code=[^&]*)?$/ : new RegExp(`/register\\?step=${step}$`));
    await expect(this.page.getByRole('heading', { level: 2 })).toHaveText(this.text(`steps.${step}`));
    await expect(this.submit).toBeVisible();
  }

  async givePhone({ phone }: Pick<Newcomer, 'phone'>): Promise<void> {
    await this.phone.fill(phone);
    await this.submit.click();
  }

  async fillProfile({ name, password }: Pick<Newcomer, 'name' | 'password'>): Promise<void> {
    await this.name.fill(name);
    await this.password.fill(password);
    await this.confirmPassword.fill(password);
  }

  async giveProfile(visitor: Pick<Newcomer, 'name' | 'password'>): Promise<void> {
    await this.fillProfile(visitor);
    await this.submit.click();
  }

  async fillBank({ bank, accountNumber, firstName, lastName }: Newcomer): Promise<void> {
    await this.bank.selectOption(bank);
    await this.accountNumber.fill(accountNumber);
    await this.firstName.fill(firstName);
    await this.lastName.fill(lastName);
  }

  /** Goes to the last step and fills everything in. */
  async fillAll(visitor: Newcomer): Promise<void> {
    await this.open();
    await this.givePhone(visitor);
    await this.isAt('profile');
    await this.giveProfile(visitor);
    await this.isAt('bank');
    await this.fillBank(visitor);
  }

  /** Expects the success toast and then the login page. */
  async succeeds(): Promise<void> {
    await expect(this.toasts).toContainText(this.text('success'));
    await expect(this.page).toHaveURL(/\/login$/);
  }
}
