import { pending, unreachable } from '@wallet/app-testing';
import { openFeature } from '@wallet/app-testing/open-feature';
import { paths } from '@wallet/app-shell';
import { bangkokMonthOf, formatBangkokFileTime } from '@wallet/domain';
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
  const chart = await screen.findByRole('group', { name: 'Deposits, withdrawals and running difference' });
  const bar = within(chart)
    .getAllByRole('button')
    .find((button) => button.textContent.includes('123.45'));
  if (!bar) throw new Error('there is no bar');
  fireEvent.click(bar);
  expect(bar.getAttribute('aria-pressed')).toBe('true');
  expect(within(screen.getByRole('list', { name: /^Transactions/ })).getByText(/77\.00/)).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Close the list' }));
  expect(screen.queryByRole('list', { name: /^Transactions/ })).toBeNull();
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

/** Keeps the files that the page saves. */
function keepFiles() {
  const files: File[] = [];
  vi.stubGlobal(
    'URL',
    class extends URL {
      static override createObjectURL = (file: File) => `blob:${String(files.push(file))}`;
      static override revokeObjectURL = () => undefined;
    },
  );
  const save = async () => {
    fireEvent.click(screen.getByRole('button', { name: 'Save as CSV' }));
    const file = files.at(-1);
    const [, head = '', ...rows] = ((await file?.text()) ?? '').trim().split('\r\n');
    return { name: file?.name, first: (await file?.text())?.split('\r\n')[0], head, rows };
  };
  return save;
}

it('saves the entries of the chosen period, and says which days they are of and what could not be counted', async () => {
  const lastMonth = bangkokMonthOf(bangkokMonthOf(Date.now()).from - 1);
  const older = { ...entry, amount: 1, createdAt: new Date(lastMonth.from).toISOString() };
  await open(page(entry, older, { ...older, statementType: 'gift' }));
  await screen.findByText('Deposits', { selector: 'dt' });
  const save = keepFiles();
  fireEvent.change(screen.getByLabelText('Period'), { target: { value: 'lastMonth' } });
  const [from, to] = [lastMonth.from, lastMonth.to - 1].map((ms) => formatBangkokFileTime(ms).slice(0, 10));
  const file = await save();
  expect(file.rows).toEqual([expect.stringContaining(',+1.00,'), expect.stringContaining('gift')]);
  expect(file.name).toBe(`statement_${String(from)}_${String(to)}.csv`);
  expect(file.first).toContain(`${String(from)} – ${String(to)},`);
  expect(file.first).toContain('1 transaction could not be counted');
  expect(file.first).not.toContain('not complete');
  fireEvent.change(screen.getByLabelText('Period'), { target: { value: 'all' } });
  expect((await save()).rows).toHaveLength(3);
});

it('says in the file that it is not complete while the period is still being read', async () => {
  await openPages((number) => (number === 1 ? { total: 95, statements: ten } : pending));
  expect(await screen.findByText('Not complete yet')).toBeTruthy();
  const save = keepFiles();
  const { name, first } = await save();
  expect(name).toContain('_incomplete.csv');
  expect(first).toContain('This file is not complete.');
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
  const chart = await screen.findByRole('group', { name: 'Deposits, withdrawals and running difference' });
  fireEvent.click(within(chart).getAllByRole('button')[0] as HTMLElement);
  expect(screen.queryByText('No transactions in this period')).toBeNull();
  expect(screen.getAllByText(/These amounts are not complete yet/).length).toBeGreaterThan(0);
});

it('shows a period without entries as empty, with sums of zero', async () => {
  await open(page(entry));
  await screen.findByText('Deposits', { selector: 'dt' });
  fireEvent.change(screen.getByLabelText('Period'), { target: { value: 'lastMonth' } });
  expect(await screen.findByText('No deposits or withdrawals in this period')).toBeTruthy();
  expect(valueOf('Deposits')).toContain('0.00');
});

it('names no days of a whole statement without entries', async () => {
  await open(page());
  fireEvent.change(await screen.findByLabelText('Period'), { target: { value: 'all' } });
  expect(await screen.findByText('No deposits or withdrawals in this period')).toBeTruthy();
  expect(screen.queryByText(/1970/)).toBeNull();
});

it('says that nothing is being read once nothing could be read', async () => {
  await open({ getStatement: unreachable });
  expect(await screen.findByRole('alert')).toBeTruthy();
  expect(screen.queryByRole('progressbar')).toBeNull();
  expect(screen.queryByRole('button', { name: 'Stop' })).toBeNull();
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
  expect(await screen.findByText(/back to 11\/03\/2024/)).toBeTruthy();
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
