import { openFeature, testReading } from '@wallet/app-testing/reading';
import { paths } from '@wallet/app-shell';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { statement } from './statement.feature.ts';

const createdAt = '2026-11-21T11:07:50Z';
const entry = { statementType: 'deposit', from: 'KBANK', to: 'WALLET', amount: 123, status: 'SUCCESS', createdAt };
const page = { total: 1, statements: [entry] };

testReading({
  feature: statement,
  path: paths.statement,
  operation: 'getStatement',
  response: page,
  shows: '123.00',
  failedTitle: 'The statement could not be loaded',
});

it('shows the empty state only after an empty response', async () => {
  await openFeature(statement, paths.statement, { getStatement: { total: 0, statements: [] } });
  expect(await screen.findByText('There are no entries yet')).toBeTruthy();
  expect(screen.queryByRole('alert')).toBeNull();
});

it('groups entries by the day in Bangkok, whatever the clock of the device', async () => {
  const times = ['2026-11-21T17:00:00Z', '2026-11-21T16:59:59Z'];
  const statements = times.map((time) => ({ ...entry, createdAt: time }));
  await openFeature(statement, paths.statement, { getStatement: { total: 2, statements } });
  const days = await screen.findAllByRole('heading', { level: 2 });
  expect(days.map(({ textContent }) => textContent)).toEqual(['22/11/2026', '21/11/2026']);
  expect(screen.getByText('00:00:00')).toBeTruthy();
  expect(screen.getByText('23:59:59')).toBeTruthy();
});
