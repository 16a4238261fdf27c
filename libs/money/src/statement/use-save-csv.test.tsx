import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { ApiStoreProvider } from '@wallet/api-client';
import { createTestStore } from '@wallet/api-client/test-store';
import { createI18n, ensureNamespaces, I18nProvider } from '@wallet/i18n';
import { ToastRegion } from '@wallet/ui-kit';
import { afterEach, expect, it, vi } from 'vitest';
import { useSaveCsv } from './use-save-csv.ts';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function SaveButton() {
  const save = useSaveCsv();
  return (
    <button type="button" onClick={() => save([])}>
      Save
    </button>
  );
}

/** A browser inside another app, which saves a file by sharing it. */
async function openInApp(share: () => Promise<void>) {
  const i18n = createI18n('en');
  await ensureNamespaces(i18n, ['common', 'statement', 'money']);
  vi.stubGlobal('fetch', () => new Promise(() => undefined));
  vi.stubGlobal('navigator', { userAgent: 'Mozilla/5.0 Line/14.1', maxTouchPoints: 5, onLine: true, canShare: () => true, share });
  render(
    <I18nProvider i18n={i18n}>
      <ApiStoreProvider store={createTestStore()}>
        <ToastRegion label="Notifications" closeLabel="Close">
          <SaveButton />
        </ToastRegion>
      </ApiStoreProvider>
    </I18nProvider>,
  );
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
}

it('says that the file cannot be saved where the browser refuses to share it', async () => {
  await openInApp(() => Promise.reject(new DOMException('no', 'NotAllowedError')));
  expect(await screen.findByText(/Files cannot be saved here/)).toBeTruthy();
});

it('says nothing once the member has shared the file', async () => {
  const share = vi.fn(() => Promise.resolve());
  await openInApp(share);
  await vi.waitFor(() => expect(share).toHaveBeenCalledOnce());
  expect(screen.queryByText(/Files cannot be saved here/)).toBeNull();
});
