import { openFeature, testReading } from '@wallet/app-testing/reading';
import { unreachable } from '@wallet/app-testing';
import { paths } from '@wallet/app-shell';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { statement } from './statement.feature.ts';

const createdAt = '2026-11-21T11:07:50Z';
const entry = (amount: number) => ({ statementType: 'deposit', from: 'KBANK', to: 'WALLET', amount, status: 'SUCCESS', createdAt });
const page = { total: 1, statements: [entry(123)] };

testReading({
  feature: statement,
  path: paths.statement,
  call: 'getStatement',
  answer: page,
  shows: '123.00',
  failedTitle: 'The statement could not be loaded',
});

it('says that there is nothing only where nothing came', async () => {
  await openFeature(statement, paths.statement, { getStatement: { total: 0, statements: [] } });
  expect(await screen.findByText('There are no entries yet')).toBeTruthy();
  expect(screen.queryByRole('alert')).toBeNull();
});

it('keeps a page that was read before where it cannot be read again, and says so', async () => {
  let isBroken = false;
  await openFeature(statement, paths.statement, {
    getStatement: (request) =>
      isBroken ? unreachable : { total: 400, statements: [entry(new URL(request.url).searchParams.get('page') === '2' ? 222 : 111)] },
  });
  fireEvent.click(await screen.findByRole('button', { name: 'Page 2' }));
  await screen.findAllByText(/222\.00/);
  isBroken = true;
  await act(async () => void fireEvent.click(await screen.findByRole('button', { name: 'Page 1' })));
  const note = (await screen.findByText(/These are the last known figures/)).closest<HTMLElement>('[role=status]');
  expect(screen.getAllByText(/111\.00/).length).toBeGreaterThan(0);
  isBroken = false;
  if (!note) throw new Error('no note');
  fireEvent.click(within(note).getByRole('button', { name: 'Try again' }));
  await act(async () => void (await screen.findAllByText(/111\.00/)));
  expect(screen.queryByText(/last known figures/)).toBeNull();
});
