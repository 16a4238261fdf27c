import { groupAccountNumber, pageSizes, walletPlace } from '@wallet/domain';
import { expect } from '@playwright/test';
import { offered } from './rewards.ts';
import { ChatScreen } from './chat-screen.ts';
import { LoginScreen } from './login-screen.ts';
import { newcomer, RegisterScreen } from './register-screen.ts';
import { namedAs } from './texts.ts';
import type { VariantVisitor } from './variant-visitor.ts';

interface WireWallet {
  readonly slots: readonly { readonly code: string; readonly name: string; readonly amount: number; readonly isActive: boolean }[];
  readonly invite: { readonly amount: number };
}

interface Row {
  readonly amount: number;
}

const firstPage = { page: 1, limit: 10 } as const;

/** Visits one page or a few related ones, and expects the ledger's values and no faults. */
export type Screen = (visitor: VariantVisitor) => Promise<void>;

async function visit(visitor: VariantVisitor, path: string, title: string): Promise<void> {
  await visitor.go(path, title);
  await visitor.check();
}

const home: Screen = async (visitor) => {
  const { page } = visitor;
  await visitor.expectTotalOnHome();
  const {
    slots,
    invite: { amount },
  } = await visitor.device.get<WireWallet>('wallet');
  for (const { name, amount: balance } of slots.filter(({ isActive }) => isActive)) {
    const card = page.getByRole('article').filter({ has: page.getByRole('heading', namedAs(name)) });
    await expect(card.first()).toContainText(visitor.money(balance));
  }
  for (const shown of [await visitor.wallet(), Math.round(amount * 100)]) {
    await expect(page.getByText(visitor.exactMoney(shown)).first()).toBeVisible();
  }
  await visitor.check();
};

const profile: Screen = async (visitor) => {
  await visit(visitor, '/user/profile', 'profile');
  await visit(visitor, '/user/profile?modal=editProfile', 'editProfile');
  await visit(visitor, '/user/profile?modal=password', 'password');
};

const information: Screen = async (visitor) => {
  await visit(visitor, '/user/contact', 'contact');
  await visit(visitor, '/user/home?modal=conditions', 'conditions');
  await visit(visitor, '/user/home?modal=agreement', 'agreement');
  await expect(visitor.dialog.getByRole('heading', { level: 3 }).first()).toBeVisible();
};

const deposit: Screen = async (visitor) => {
  const { banks } = await visitor.device.get<{ banks: readonly { bankAccountNo: string }[] }>('lookup/deposit');
  await visit(visitor, '/user/home?modal=deposit&method=slip', 'deposit');
  for (const { bankAccountNo } of banks.filter((bank) => bank.bankAccountNo !== '')) {
    await expect(visitor.dialog.getByText(groupAccountNumber(bankAccountNo)).first()).toBeVisible();
  }
  await visit(visitor, '/user/home?modal=deposit&method=qr', 'deposit');
  await expect(visitor.page.locator('dialog input[name=amount]')).toBeVisible();
  await visit(visitor, '/user/home?modal=deposit&method=true-money', 'deposit');
  await expect(visitor.page.locator('dialog input[name=link]')).toBeVisible();
};

const transfer: Screen = async (visitor) => {
  const { page } = visitor;
  const balances = await visitor.device.balances();
  const codes = Object.keys(balances).filter((code) => code !== walletPlace);
  const [first = ''] = codes;
  await visit(visitor, `/user/home?modal=transfer&account=${first}`, 'transfer');
  if (codes.length === 0) await visitor.expectText('transfer', 'noAccounts');
  for (const code of codes) {
    await page.locator('[name=to]').selectOption(code);
    for (const [field, place] of [
      ['from', walletPlace],
      ['to', code],
    ] as const) {
      const balance = visitor.says('transfer', 'balance', { amount: visitor.spoken(balances[place] ?? NaN) });
      await expect(page.locator(`[name=${field}]`)).toHaveAccessibleDescription(balance);
    }
  }
};

const withdrawal: Screen = async (visitor) => {
  const { withdrawMin, withdrawMax } = await visitor.device.get<{ withdrawMin: number; withdrawMax: number }>('lookup/withdraw');
  await visit(visitor, '/user/home?modal=withdraw', 'withdraw');
  await expect(visitor.dialog).toContainText(visitor.says('withdraw', 'available', { amount: visitor.exactMoney(await visitor.total()) }));
  await expect(visitor.dialog).toContainText(
    visitor.says('withdraw', 'limits', { minimum: visitor.money(withdrawMin), maximum: visitor.money(withdrawMax) }),
  );
};

const games: Screen = async (visitor) => {
  const { slots } = await visitor.device.get<WireWallet>('wallet');
  for (const { code, amount } of slots.filter(({ isActive }) => isActive)) {
    const { username } = await visitor.device.get<{ username: string }>(`wallet/account/${code}`);
    await visit(visitor, `/user/home?modal=game&account=${code}`, 'game');
    await expect(visitor.dialog).toContainText(visitor.money(amount));
    await expect(visitor.game.credential('username')).toHaveText(username);
  }
  const closed = slots.find(({ isActive }) => !isActive);
  await visit(visitor, `/user/home?modal=game&account=${closed?.code ?? ''}`, 'game');
  await expect(visitor.game.button('open.submit')).toBeEnabled();
};

const bonuses: Screen = async (visitor) => {
  const { page } = visitor;
  const { day, promotion } = offered[visitor.id];
  const offers = await visitor.device.get<readonly { code: string }[]>('bonus');
  await visit(visitor, '/user/bonus', 'bonus');
  for (const { code } of offers) {
    await expect(page.getByRole('article', namedAs(visitor.says('bonus', 'card.label', { code })))).toBeVisible();
  }
  visitor.refused.add('/api/promotion/find/NONE');
  await visitor.go('/user/bonus?modal=promotion&bonus=NONE', 'promotion');
  await expect(
    visitor.dialog.getByText(visitor.says('bonus', 'promotion.notFound')).or(visitor.dialog.getByText('ไม่พบโปรโมชั่น')).first(),
  ).toBeVisible();
  for (const path of [`/user/bonus?modal=bonus&bonus=${day}`, `/user/bonus?modal=promotion&bonus=${promotion}`]) {
    await visit(visitor, path, path.includes('promotion') ? 'promotion' : 'bonus');
    await expect(visitor.dialog).toContainText(visitor.says('bonus', 'rules.title'));
  }
};

const wheel: Screen = async (visitor) => {
  const { page } = visitor;
  const { userCoin } = await visitor.device.get<{ userCoin: number }>('spinwheel/setup');
  const coupons = await visitor.device.get<readonly { prize: { name: string }; amount: number }[]>('spinwheel/coupon');
  await visit(visitor, '/user/spin', 'spin');
  await expect(page.getByRole('button', { name: new RegExp(`^${String(userCoin)} `) })).toBeVisible();
  const truth = coupons.map(({ prize, amount }) =>
    [prize.name, visitor.says('spin', 'coupons.count', { amount: String(amount) })].join('\n'),
  );
  const rows = page.getByRole('list', namedAs(visitor.says('spin', 'coupons.title'))).getByRole('listitem');
  // The first page of the coupons, in any order.
  await expect(rows).toHaveCount(Math.min(truth.length, pageSizes.coupons));
  for (const row of await rows.all()) {
    const [label = '', count = ''] = (await row.innerText()).split('\n').filter(Boolean);
    expect(truth).toContain(`${label}\n${count}`);
  }
};

const invite: Screen = async (visitor) => {
  const {
    invite: { amount },
  } = await visitor.device.get<WireWallet>('wallet');
  const { invites } = (await visitor.device.post('invite', firstPage)) as { invites: readonly Row[] };
  await visit(visitor, '/user/bonus?modal=invite&step=friends', 'invite');
  await expect(visitor.dialog.getByText(visitor.money(amount)).first()).toBeVisible();
  await visitor.expectAmounts(
    visitor.dialog.getByRole('table'),
    invites.map((row) => row.amount),
  );
};

const refund: Screen = async (visitor) => {
  const { result, refundAmount } = await visitor.device.get<{ result: number; refundAmount: number }>('refund/check');
  const { refunds } = (await visitor.device.post('refund', firstPage)) as { refunds: readonly { refundAmount: number }[] };
  await visit(visitor, '/user/bonus?modal=refund&step=receive', 'refund');
  await expect(visitor.dialog.getByText(visitor.money(refundAmount)).first()).toBeVisible();
  // Some backends say only whether there is a refund.
  const available = result > 0 ? ['available', 'availableUnknown'] : ['none'];
  const sentences = available.map((key) => visitor.says('refund', key, { amount: visitor.money(result) }));
  await expect(visitor.dialog.getByText(sentences[0] ?? '').or(visitor.dialog.getByText(sentences[1] ?? sentences[0] ?? ''))).toBeVisible();
  await visitor.expectAmounts(
    visitor.dialog.getByRole('list', namedAs(visitor.says('refund', 'log.title'))),
    refunds.map((row) => row.refundAmount),
  );
};

const statement: Screen = async (visitor) => {
  const { statements } = (await visitor.device.post('statement', firstPage)) as { statements: readonly Row[] };
  const { slips } = (await visitor.device.post('statement/slip', firstPage)) as { slips: readonly Row[] };
  await visit(visitor, '/user/statement', 'statement');
  await visitor.expectAmounts(
    visitor.page.getByRole('list', namedAs(visitor.says('statement', 'heading'))),
    statements.map(({ amount }) => amount),
  );
  await visit(visitor, '/user/statement?modal=slips', 'slips');
  if (slips.length > 0)
    await visitor.expectAmounts(
      visitor.dialog.getByRole('list', namedAs(visitor.says('statement', 'slips.title'))),
      slips.map(({ amount }) => amount),
    );
};

const chat: Screen = async (visitor) => {
  const {
    profile: { _id: userId },
  } = await visitor.device.get<{ profile: { _id: string } }>('account/profile');
  await visitor.tester.sendSupportMessage({ userId }, 'buttons', 'Before');
  await visit(visitor, '/user/contact', 'contact');
  const panel = await new ChatScreen(visitor.page, visitor.defaultLanguage).open();
  await expect(panel.messages('Before')).toHaveCount(1);
  await panel.say('Hello');
  await expect(panel.sent('Hello')).toHaveCount(1);
  await visitor.tester.sendSupportMessage({ userId }, 'text', 'Afterwards');
  await expect(panel.messages('Afterwards')).toHaveCount(1);
  await visitor.check();
  await panel.close();
};

/** Logs in with a wrong password and then with the right one. */
const login: Screen = async (visitor) => {
  const { page, defaultLanguage, member, refused } = visitor;
  await visitor.waitForCalls();
  await visit(visitor, '/login', 'login');
  const screen = new LoginScreen(page, defaultLanguage);
  refused.add('/api/login');
  await screen.fill(member.phone, 'not-the-password');
  await screen.submit.click();
  await expect(screen.error).toHaveText(/\S/);
  await screen.isUsable();
  refused.delete('/api/login');
  await screen.logIn(member);
  await visitor.expectTotalOnHome();
};

/** The public pages, which end the session, and the registration up to its last step. */
const publicPages: Screen = async (visitor) => {
  await visitor.waitForCalls();
  for (const [path, title] of [
    ['/howto', 'howto'],
    ['/contact', 'contact'],
    ['/no-such-page', 'notFound'],
  ] as const) {
    await visit(visitor, path, title);
  }
  const newMember = newcomer();
  await visit(visitor, '/register', 'register');
  const register = new RegisterScreen(visitor.page, visitor.defaultLanguage);
  await register.givePhone(newMember);
  await register.isAt('profile');
  await expect(register.source.locator('option')).not.toHaveCount(1);
  await register.giveProfile(newMember);
  await register.isAt('bank');
  await expect(register.bank.locator('option')).not.toHaveCount(1);
  await visitor.check();
};

export const memberScreens: readonly Screen[] = [
  home,
  profile,
  information,
  deposit,
  transfer,
  withdrawal,
  games,
  bonuses,
  wheel,
  invite,
  refund,
  statement,
  chat,
];
/** These end the session. */
export const lastScreens: readonly Screen[] = [login, publicPages];
