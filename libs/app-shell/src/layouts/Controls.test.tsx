import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import type { Language } from '@wallet/domain';
import { createI18n, ensureNamespaces, I18nProvider } from '@wallet/i18n';
import { afterEach, expect, it, vi } from 'vitest';
import { AppContext, type AppServices } from '../store/app-context.ts';
import { Controls } from './Controls.tsx';

afterEach(cleanup);

async function renderControls(languages: readonly Language[]) {
  const i18n = createI18n('en');
  await ensureNamespaces(i18n, ['common']);
  const switchLanguage = vi.fn(() => Promise.resolve());
  const device = { get: () => null };
  const services = { definition: { profile: { languages } }, device, switchLanguage } as unknown as AppServices;
  render(
    <AppContext value={services}>
      <I18nProvider i18n={i18n}>
        <Controls />
      </I18nProvider>
    </AppContext>,
  );
  return switchLanguage;
}

it('offers the languages of the app by their own names, and shows the short one of its own', async () => {
  const switchLanguage = await renderControls(['lo', 'en']);
  const menu = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Language' });
  expect([...menu.options].map(({ textContent }) => textContent)).toEqual(['ລາວ', 'English']);
  expect([menu.selectedOptions[0]?.textContent, screen.getByText('EN').textContent]).toEqual(['English', 'EN']);
  fireEvent.change(menu, { target: { value: 'lo' } });
  expect(switchLanguage).toHaveBeenCalledExactlyOnceWith('lo');
});

it('offers no language menu in an app with one language', async () => {
  await renderControls(['en']);
  expect(screen.getByRole('combobox', { name: 'Theme' })).toBeTruthy();
  expect(screen.queryByRole('combobox', { name: 'Language' })).toBeNull();
});
