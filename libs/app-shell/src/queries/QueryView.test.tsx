import { createI18n, ensureNamespaces, I18nProvider } from '@wallet/i18n';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { QueryView } from './QueryView.tsx';
import type { ShownQuery } from './shown-query.ts';

afterEach(cleanup);

const refetch = vi.fn();
const query: ShownQuery<readonly string[]> = { isFetching: false, refetch };

async function show(state: Partial<ShownQuery<readonly string[]>>, saysStale = false) {
  const i18n = createI18n('en');
  await ensureNamespaces(i18n, ['common', 'errors']);
  render(
    <I18nProvider i18n={i18n}>
      <QueryView query={{ ...query, ...state }} failedTitle="Coupons could not be loaded" empty={<p>No coupons</p>} saysStale={saysStale}>
        {(coupons) => <p>{coupons.join(' and ')}</p>}
      </QueryView>
    </I18nProvider>,
  );
}

it('says that it is loading, also where the first attempt has just begun', async () => {
  await show({ isFetching: true });
  expect(screen.getByText('Loading')).toBeTruthy();
});

it('shows what came, and what stands in its place where nothing is in it', async () => {
  await show({ data: ['A', 'B'] });
  expect(screen.getByText('A and B')).toBeTruthy();
  cleanup();
  await show({ data: [] });
  expect(screen.getByText('No coupons')).toBeTruthy();
});

it('says why it failed, tries again on request, and keeps saying so until something came', async () => {
  await show({ error: { kind: 'unreachable' } });
  expect(screen.getByRole('alert').textContent).toContain('Coupons could not be loaded');
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(refetch).toHaveBeenCalledOnce();
  cleanup();
  await show({ error: { kind: 'unreachable' }, isFetching: true });
  expect(screen.getByRole('alert')).toBeTruthy();
  expect(screen.getByRole('button').getAttribute('aria-disabled') ?? screen.getByRole('button').getAttribute('aria-busy')).toBe('true');
});

it('keeps the last known figures where they could not be read again, and says so where that matters', async () => {
  await show({ data: ['A'], error: { kind: 'offline' } });
  expect(screen.queryByText(/the latest we have/)).toBeNull();
  cleanup();
  await show({ data: ['A'], error: { kind: 'offline' } }, true);
  expect(screen.getByText('A')).toBeTruthy();
  expect(screen.getByText(/the latest we have/)).toBeTruthy();
});
