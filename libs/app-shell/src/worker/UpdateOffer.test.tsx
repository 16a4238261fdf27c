import { noteAnswer } from '@wallet/api-client/line';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { createI18n, ensureNamespaces, I18nProvider } from '@wallet/i18n';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { UpdateOffer } from './UpdateOffer.tsx';

const held: { readonly name: string }[] = [];

beforeEach(() => {
  held.length = 0;
  vi.stubGlobal('navigator', { onLine: true, locks: { query: () => Promise.resolve({ held }) } });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

async function renderOffer() {
  const i18n = createI18n('en');
  await ensureNamespaces(i18n, ['update']);
  const onUpdate = vi.fn();
  const onDismiss = vi.fn();
  render(
    <I18nProvider i18n={i18n}>
      <UpdateOffer onUpdate={onUpdate} onDismiss={onDismiss} />
    </I18nProvider>,
  );
  return { onUpdate, onDismiss };
}

const press = (name: string) => act(async () => fireEvent.click(screen.getByRole('button', { name })));

it('updates once, however often it is pressed', async () => {
  const { onUpdate } = await renderOffer();
  await press('Update');
  await press('Update');
  expect(onUpdate).toHaveBeenCalledOnce();
});

it('can be dismissed', async () => {
  const { onUpdate, onDismiss } = await renderOffer();
  await press('Later');
  expect([onUpdate.mock.calls.length, onDismiss.mock.calls.length]).toEqual([0, 1]);
});

it('does not update while a tab of this browser waits for the outcome of a money action', async () => {
  const { onUpdate } = await renderOffer();
  held.push({ name: 'wallet:transfer' });
  await press('Update');
  expect(onUpdate).not.toHaveBeenCalled();
  expect(screen.getByText(/transaction is in progress/)).toBeTruthy();
  held.length = 0;
  await press('Update');
  expect(onUpdate).toHaveBeenCalledOnce();
});

it('is not offered while offline, until the server answers', async () => {
  vi.stubGlobal('navigator', { onLine: false });
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  await renderOffer();
  await waitFor(() => expect(screen.queryByRole('button')).toBeNull());
  await act(() => noteAnswer(Promise.resolve()));
  expect(screen.getByRole('button', { name: 'Update' })).toBeTruthy();
});
