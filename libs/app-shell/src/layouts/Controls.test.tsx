import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
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

it('offers the languages of the app by their own names', async () => {
  const switchLanguage = await renderControls(['lo', 'en']);
  const menu = screen.getByRole('combobox', { name: 'Language' });
  expect(
    within(menu)
      .getAllByRole('option')
      .map((option) => option.textContent),
  ).toEqual(['ລາວ', 'English']);
  fireEvent.change(menu, { target: { value: 'lo' } });
  expect(switchLanguage).toHaveBeenCalledExactlyOnceWith('lo');
});

it('shows the short name of the language, and calls it by the whole one', async () => {
  await renderControls(['lo', 'en']);
  expect(screen.getByText('EN')).toBeTruthy();
  expect(screen.getByRole<HTMLSelectElement>('combobox', { name: 'Language' }).selectedOptions[0]?.textContent).toBe('English');
});

it('offers no language menu in an app with one language', async () => {
  await renderControls(['en']);
  expect(screen.getByRole('combobox', { name: 'Theme' })).toBeTruthy();
  expect(screen.queryByRole('combobox', { name: 'Language' })).toBeNull();
});
