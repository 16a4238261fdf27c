import { createI18n, ensureNamespaces, I18nProvider } from '@wallet/i18n';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { QueryView, type ShownQuery } from './QueryView.tsx';

afterEach(cleanup);

const refetch = vi.fn();
const query: ShownQuery<readonly string[]> = { isFetching: false, refetch };

async function renderView(state: Partial<ShownQuery<readonly string[]>>, saysStale = false) {
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

it('shows that it is loading, even before the first attempt has started, and after five seconds that it takes longer than usual', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  await renderView({ isFetching: true });
  expect(screen.getByText('Loading')).toBeTruthy();
  expect(screen.queryByText(/Still loading/)).toBeNull();
  act(() => void vi.advanceTimersByTime(5000));
  expect(screen.getByText(/Still loading/)).toBeTruthy();
  vi.useRealTimers();
});

it('shows the data, and the empty state for an empty list', async () => {
  await renderView({ data: ['A', 'B'] });
  expect(screen.getByText('A and B')).toBeTruthy();
  cleanup();
  await renderView({ data: [] });
  expect(screen.getByText('No coupons')).toBeTruthy();
});

it('says what failed, why, and offers a retry until there is data', async () => {
  await renderView({ error: { kind: 'unreachable' } });
  const { textContent } = screen.getByRole('alert');
  expect(textContent).toContain('Coupons could not be loaded');
  expect(textContent).toContain('The service cannot be reached. Please try again.');
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(refetch).toHaveBeenCalledOnce();
  cleanup();
  await renderView({ error: { kind: 'unreachable' }, isFetching: true });
  expect(screen.getByRole('alert')).toBeTruthy();
  expect(screen.getByRole('button').getAttribute('aria-disabled') ?? screen.getByRole('button').getAttribute('aria-busy')).toBe('true');
});

it('keeps the last known data when reloading fails, and says so when saysStale is set', async () => {
  await renderView({ data: ['A'], error: { kind: 'offline' } });
  expect(screen.queryByText(/the latest information we have/)).toBeNull();
  cleanup();
  await renderView({ data: ['A'], error: { kind: 'offline' } }, true);
  expect(screen.getByText('A')).toBeTruthy();
  expect(screen.getByText(/the latest information we have/)).toBeTruthy();
});
