import type { Language } from '@wallet/domain';
import { expect, type Page } from '@playwright/test';
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

export type RegisterScreen = ReturnType<typeof registerScreen>;

/** The registration pages. */
export function registerScreen(page: Page, language: Language) {
  const text = textsIn(language);
  const label = (key: string) => page.getByLabel(text('register', key), { exact: true });
  const fields = {
    phone: label('phone.label'),
    code: label('otp.label'),
    name: label('profile.name'),
    password: label('profile.password'),
    confirmPassword: label('profile.confirmPassword'),
    source: label('profile.source'),
    inviter: label('profile.inviter'),
    bank: label('bank.bank'),
    accountNumber: label('bank.accountNumber'),
    firstName: label('bank.firstName'),
    lastName: label('bank.lastName'),
    currency: label('bank.currency'),
  };
  const submit = page.locator('button[type=submit]');
  const isAt = async (step: 'phone' | 'otp' | 'profile' | 'bank') => {
    await expect(page).toHaveURL(step === 'phone' ? /\/register(\?code=[^&]*)?$/ : new RegExp(`/register\\?step=${step}$`));
    await expect(page.getByRole('heading', { level: 2 })).toHaveText(text('register', `steps.${step}`));
    await expect(submit).toBeVisible();
  };
  const open = async (search = '') => {
    await page.goto(`/register${search}`);
    await isAt('phone');
  };
  const givePhone = async ({ phone }: Pick<Newcomer, 'phone'>) => {
    await fields.phone.fill(phone);
    await submit.click();
  };
  const giveProfile = async ({ name, password }: Pick<Newcomer, 'name' | 'password'>) => {
    await fields.name.fill(name);
    await fields.password.fill(password);
    await fields.confirmPassword.fill(password);
    await submit.click();
  };
  const fillBank = async ({ bank, accountNumber, firstName, lastName }: Newcomer) => {
    await fields.bank.selectOption(bank);
    await fields.accountNumber.fill(accountNumber);
    await fields.firstName.fill(firstName);
    await fields.lastName.fill(lastName);
  };
  return {
    ...fields,
    submit,
    isAt,
    open,
    givePhone,
    giveProfile,
    fillBank,
    back: page.getByRole('button', { name: text('register', 'back'), exact: true }),
    /** Errors at fields and in the form. */
    error: page.getByRole('main').getByRole('alert'),
    /** Goes to the last step and fills everything in. */
    fillAll: async (visitor: Newcomer) => {
      await open();
      await givePhone(visitor);
      await isAt('profile');
      await giveProfile(visitor);
      await isAt('bank');
      await fillBank(visitor);
    },
    /** Expects the success toast and then the login page. */
    succeeds: async () => {
      await expect(page.getByRole('region', { name: text('common', 'messages'), exact: true })).toContainText(text('register', 'success'));
      await expect(page).toHaveURL(/\/login$/);
    },
  };
}
