import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { ApiStoreProvider } from '@wallet/api-client';
import { testEntry } from '@wallet/api-client/test-entry';
import { createTestStore } from '@wallet/api-client/test-store';
import { moneyOf } from '@wallet/domain';
import { createI18n, ensureNamespaces, I18nProvider } from '@wallet/i18n';
import { ToastRegion } from '@wallet/ui-kit';
import { afterEach, expect, it, vi } from 'vitest';
import { useSaveCsv, type EntriesFile } from './use-save-csv.ts';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function SaveButton({ file }: { readonly file: EntriesFile }) {
  const save = useSaveCsv();
  return (
    <button type="button" onClick={() => save(file)}>
      Save
    </button>
  );
}

/** A browser inside another app, which saves a file by sharing it. */
async function openInApp(share: (data: ShareData) => Promise<void>, file: EntriesFile = { entries: [], isWhole: true }) {
  const i18n = createI18n('en');
  await ensureNamespaces(i18n, ['common', 'statement', 'money']);
  vi.stubGlobal('fetch', () => new Promise(() => undefined));
  vi.stubGlobal('navigator', { userAgent: 'Mozilla/5.0 Line/14.1', maxTouchPoints: 5, onLine: true, canShare: () => true, share });
  render(
    <I18nProvider i18n={i18n}>
      <ApiStoreProvider store={createTestStore()}>
        <ToastRegion label="Notifications" closeLabel="Close">
          <SaveButton file={file} />
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

const at = (text: string) => Date.parse(`${text}+07:00`);
const entries = [
  testEntry(at('2026-11-03T10:00:00'), { from: 'KBANK', to: 'WALLET', amount: moneyOf(1_234_50, 'BAHT') }),
  testEntry(null, { type: 'other', typeText: '=1+1', from: '007', to: 'WALLET', amount: null, status: 'in-progress' }),
  testEntry(at('2026-11-01T23:59:58'), { type: 'transfer', from: 'WALLET', to: 'pg', amount: moneyOf(100_00, 'BAHT') }),
];
const heads = 'Time (Bangkok and Vientiane UTC+7),Type,Details,From,To,Amount,Currency,Status';
const november = { from: at('2026-11-01T00:00'), to: at('2026-12-01T00:00') };

it.each([
  ['the days of its entries', {}, 'statement_2026-11-01_2026-11-03.csv', '2026-11-01 – 2026-11-03'],
  ['its period', { period: november }, 'statement_2026-11-01_2026-11-30.csv', '2026-11-01 – 2026-11-30'],
  ['its filters', { about: ['Status: Failed'] }, 'statement_2026-11-01_2026-11-03.csv', '2026-11-01 – 2026-11-03,Status: Failed'],
  [
    'that it is not complete',
    { isWhole: false },
    'statement_2026-11-01_2026-11-03_incomplete.csv',
    '2026-11-01 – 2026-11-03,This file is not complete. It has only the transactions loaded so far.',
  ],
])('says in its name and its first line %s', async (_what, more, name, line) => {
  const share = vi.fn<(data: ShareData) => Promise<void>>(() => Promise.resolve());
  await openInApp(share, { entries, isWhole: true, ...more });
  const [file] = share.mock.calls[0]?.[0].files ?? [];
  expect(file?.name).toBe(name);
  const lines = (await file?.text())?.split('\r\n');
  expect(lines?.slice(0, 2)).toEqual([line, heads]);
});

it('writes times, amounts and texts so that every spreadsheet reads them in one way', async () => {
  const share = vi.fn<(data: ShareData) => Promise<void>>(() => Promise.resolve());
  await openInApp(share, { entries, isWhole: true });
  const lines = (await share.mock.calls[0]?.[0].files?.[0]?.text())?.split('\r\n');
  expect(lines?.slice(2)).toEqual([
    '2026-11-03 10:00:00,Deposit,,KBANK,Wallet,+1234.50,baht,Success',
    ",'=1+1,,'007,Wallet,,,In progress",
    '2026-11-01 23:59:58,Transfer,,Wallet,pg,100.00,baht,Success',
    '',
  ]);
});
