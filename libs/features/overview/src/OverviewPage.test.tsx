import { pending, unreachable } from '@wallet/app-testing';
import { openFeature } from '@wallet/app-testing/open-feature';
import { paths } from '@wallet/app-shell';
import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { overview } from './overview.feature.ts';

beforeEach(() => {
  vi.stubGlobal('requestIdleCallback', (act: () => void) => setTimeout(act, 0));
});
afterEach(() => {
  cleanup();
  localStorage.clear();
  vi.unstubAllGlobals();
});

const createdAt = new Date().toISOString();
const entry = { statementType: 'deposit', from: 'KBANK', to: 'WALLET', amount: 123.45, status: 'SUCCESS', createdAt };

type Row = typeof entry & { readonly refund?: { readonly description: string } };
const page = (...statements: readonly Row[]) => ({ getStatement: { total: statements.length, statements: [...statements] } });

const open = (answers: Parameters<typeof openFeature>[2]) => openFeature(overview, paths.overview, answers);
/** Opens the overview of a statement, of which each page is answered by itself. */
const openPages = (answer: (number: number) => ReturnType<typeof page>['getStatement'] | typeof pending) =>
  open({ getStatement: async (request) => answer(((await request.json()) as { readonly page: number }).page) });
const ten = Array.from({ length: 10 }, () => entry);

/** The value next to a label, among the sums. */
const valueOf = (label: string) => screen.getByText(label, { selector: 'dt' }).nextElementSibling?.textContent;

it('shows what came in, went out and is left, and says what is not counted', async () => {
  await open(
    page(
      entry,
      { ...entry, statementType: 'withdraw', amount: 23.4 },
      { ...entry, statementType: 'bonus', amount: 5 },
      { ...entry, statementType: 'bonus', amount: 7, refund: { description: '' } },
      { ...entry, amount: 999, status: 'FAILED' },
      { ...entry, amount: 50, status: 'PENDING' },
      { ...entry, statementType: 'gift' },
    ),
  );
  expect(await screen.findByText('Deposits', { selector: 'dt' })).toBeTruthy();
  expect(valueOf('Deposits')).toContain('123.45');
  expect(valueOf('Withdrawals')).toContain('23.40');
  expect(valueOf('Difference')).toContain('100.05');
  expect(valueOf('Bonuses')).toContain('5.00');
  expect(valueOf('Refunds')).toContain('7.00');
  expect(document.body.textContent).toContain('1 transaction is in progress and not counted yet: deposits 50.00 baht');
  expect(document.body.textContent).toContain('1 transaction could not be counted');
  expect(document.body.textContent).toContain('Your whole statement is loaded.');
});

it('lists the entries of a bar that is chosen', async () => {
  await open(page(entry, { ...entry, statementType: 'transfer', amount: 77 }));
  const chart = await screen.findByRole('group', { name: 'Deposits and withdrawals' });
  const bar = within(chart)
    .getAllByRole('button')
    .find((button) => button.textContent.includes('123.45'));
  if (!bar) throw new Error('there is no bar');
  fireEvent.click(bar);
  expect(bar.getAttribute('aria-pressed')).toBe('true');
  const list = { name: screen.getByText(/^Transactions/, { selector: 'h2' }).textContent };
  expect(within(screen.getByRole('list', list)).getByText(/77\.00/)).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Close the list' }));
  expect(screen.queryByRole('list', list)).toBeNull();
  expect(document.activeElement, 'the focus is where it came from').toBe(bar);
});

it('draws and writes no amount while amounts are hidden', async () => {
  await open(page(entry, { ...entry, amount: 50, status: 'PENDING' }));
  await screen.findByText('Deposits', { selector: 'dt' });
  expect(document.querySelector('svg[preserveAspectRatio]')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Hide amounts' }));
  expect(document.querySelector('svg[preserveAspectRatio]')).toBeNull();
  expect(document.body.textContent).not.toMatch(/123\.45|50\.00/);
});

it('shows no sum as final while an entry that was added in between is not read', async () => {
  const older = { ...entry, createdAt: new Date(Date.UTC(2024, 2, 1)).toISOString() };
  const calls: number[] = [];
  let answersAgain = false;
  await openPages((number) => {
    calls.push(number);
    if (number === 2) return { total: 16, statements: [entry, older, older, older, older, older] };
    if (calls.length > 1 && !answersAgain) return pending;
    return { total: calls.length > 1 ? 16 : 15, statements: ten };
  });
  await vi.waitFor(() => expect(calls).toEqual([1, 2, 1]));
  expect(screen.getByText('Not complete yet')).toBeTruthy();
  expect(screen.queryByText('Your whole statement is loaded.')).toBeNull();
  answersAgain = true;
});

it('says nothing of days that are still to be read', async () => {
  await openPages((number) => (number === 1 ? { total: 95, statements: ten } : pending));
  await screen.findByText('Deposits', { selector: 'dt' });
  fireEvent.change(screen.getByLabelText('Period'), { target: { value: 'lastMonth' } });
  const chart = await screen.findByRole('group', { name: 'Deposits and withdrawals' });
  fireEvent.click(within(chart).getAllByRole('button')[0] as HTMLElement);
  expect(screen.queryByText('No transactions in this period')).toBeNull();
  expect(screen.getAllByText(/These amounts are not complete yet/).length).toBeGreaterThan(0);
});

it('offers one way to go on after a page that could not be read, and says that the sums lack it', async () => {
  const older = { ...entry, amount: 1 };
  let isBroken = true;
  await openPages((number) => {
    if (number === 2) return isBroken ? unreachable : { total: 11, statements: [older] };
    return { total: 11, statements: ten };
  });
  const retry = await screen.findByRole('button', { name: 'Try again' }, { timeout: 10_000 });
  expect(screen.queryByRole('button', { name: 'Load more' })).toBeNull();
  expect(screen.getByText(/These amounts are not complete yet/)).toBeTruthy();
  isBroken = false;
  fireEvent.click(retry);
  await vi.waitFor(() => expect(valueOf('Deposits')).toContain('1,235.50'));
}, 20_000);

it('sums everything since the oldest entry, once the whole statement was read', async () => {
  const rows = Array.from({ length: 25 }, (_, index) => ({ ...entry, createdAt: new Date(Date.UTC(2024, 2, 30 - index)).toISOString() }));
  let answersAll = false;
  await openPages((number) => {
    if (number > 2 && !answersAll) return pending;
    return { total: rows.length, statements: rows.slice((number - 1) * 10, number * 10) };
  });
  fireEvent.change(await screen.findByLabelText('Period'), { target: { value: 'all' } });
  expect(await screen.findByText('20 of 25 transactions loaded')).toBeTruthy();
  expect(screen.getByText('Not complete yet'), 'sums that lack something say so').toBeTruthy();
  expect(screen.getByRole('option', { name: 'All time' })).toBeTruthy();
  answersAll = true;
  fireEvent.click(screen.getByRole('button', { name: 'Stop' }));
  expect(screen.getByText(/not complete yet/)).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Load more' }));
  expect(await screen.findByRole('option', { name: 'Since 06/03/2024' })).toBeTruthy();
  expect(valueOf('Deposits')).toContain('3,086.25');
  expect(screen.queryByText('Not complete yet')).toBeNull();
});
