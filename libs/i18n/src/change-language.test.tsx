import { act, cleanup, render, screen } from '@testing-library/react';
import { I18nextProvider } from 'react-i18next';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { changeLanguage } from './change-language.ts';
import { createI18n, type I18n } from './create-i18n.ts';
import { ensureNamespaces } from './load-texts.ts';
import { fetchTexts } from './fetch-texts.ts';
import { useText } from './use-text.ts';

// Only the network is mocked: each load can be made to fail or to wait.
vi.mock('./fetch-texts.ts', { spy: true });
const loading = vi.mocked(fetchTexts);

beforeEach(() => {
  loading.mockReset();
});
afterEach(cleanup);

/** Makes the next load wait until it is released. */
function pauseNextLoad(): () => void {
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  loading.mockImplementationOnce(async (...args) => {
    await released;
    return fetchTexts(...args);
  });
  return release;
}

function Login() {
  const { t, language } = useText('auth');
  return <h1 lang={language}>{t('heading')}</h1>;
}

const renderLogin = (i18n: I18n) =>
  render(
    <I18nextProvider i18n={i18n}>
      <Login />
    </I18nextProvider>,
  );
const heading = () => screen.getByRole('heading').textContent;

describe('ensureNamespaces', () => {
  it('adds texts to a page that is already rendered', async () => {
    const i18n = createI18n('th');
    renderLogin(i18n);
    expect(heading()).toBe('');
    await act(() => ensureNamespaces(i18n, ['auth']));
    expect(heading()).toBe('เข้าสู่ระบบ');
  });

  it('loads nothing twice', async () => {
    const i18n = createI18n('en');
    await ensureNamespaces(i18n, ['auth', 'common']);
    await ensureNamespaces(i18n, ['auth', 'home']);
    expect(loading.mock.calls).toEqual([
      ['en', 'auth'],
      ['en', 'common'],
      ['en', 'home'],
    ]);
  });

  it('rejects when a part cannot be loaded, and succeeds on a later call', async () => {
    const i18n = createI18n('en');
    loading.mockRejectedValueOnce(new TypeError('Failed to fetch'));
    await expect(ensureNamespaces(i18n, ['auth'])).rejects.toThrow('Failed to fetch');
    await ensureNamespaces(i18n, ['auth']);
    renderLogin(i18n);
    expect(heading()).toBe('Log in');
  });

  it('follows a change of language that happens during loading', async () => {
    const i18n = createI18n('th');
    const release = pauseNextLoad();
    const ensured = ensureNamespaces(i18n, ['auth']);
    await changeLanguage(i18n, 'lo');
    release();
    await ensured;
    renderLogin(i18n);
    expect(heading()).toBe('ເຂົ້າສູ່ລະບົບ');
  });
});

describe('changeLanguage', () => {
  it('keeps the old language until the new one has loaded completely', async () => {
    const i18n = createI18n('th');
    await ensureNamespaces(i18n, ['auth']);
    renderLogin(i18n);
    const release = pauseNextLoad();
    const changed = changeLanguage(i18n, 'en');
    expect(heading()).toBe('เข้าสู่ระบบ');
    release();
    await act(() => changed);
    expect(heading()).toBe('Log in');
    expect(screen.getByRole('heading')).toHaveProperty('lang', 'en');
  });

  it('keeps the old language when a part cannot be loaded, and changes on a later call', async () => {
    const i18n = createI18n('th');
    await ensureNamespaces(i18n, ['auth', 'common']);
    renderLogin(i18n);
    loading.mockRejectedValueOnce(new TypeError('Failed to fetch'));
    await expect(act(() => changeLanguage(i18n, 'lo'))).rejects.toThrow('Failed to fetch');
    expect(heading()).toBe('เข้าสู่ระบบ');
    expect(screen.getByRole('heading')).toHaveProperty('lang', 'th');
    await act(() => changeLanguage(i18n, 'lo'));
    expect(heading()).toBe('ເຂົ້າສູ່ລະບົບ');
  });

  it('also loads what another page has loaded in the old language in the meantime', async () => {
    const i18n = createI18n('th');
    await ensureNamespaces(i18n, ['common']);
    const release = pauseNextLoad();
    const changed = changeLanguage(i18n, 'lo');
    await ensureNamespaces(i18n, ['auth']);
    release();
    await changed;
    renderLogin(i18n);
    expect(heading()).toBe('ເຂົ້າສູ່ລະບົບ');
  });

  it('ends with the later of two quick choices, even when the first one loads later', async () => {
    const i18n = createI18n('th');
    await ensureNamespaces(i18n, ['auth']);
    renderLogin(i18n);
    const release = pauseNextLoad();
    const order: string[] = [];
    const first = changeLanguage(i18n, 'lo').then(() => order.push('lo'));
    const second = changeLanguage(i18n, 'en').then(() => order.push('en'));
    release();
    await act(() => Promise.all([first, second]));
    expect(order).toEqual(['lo', 'en']);
    expect(heading()).toBe('Log in');
  });

  it('is not affected by an earlier choice that failed', async () => {
    const i18n = createI18n('th');
    await ensureNamespaces(i18n, ['auth']);
    loading.mockRejectedValueOnce(new TypeError('Failed to fetch'));
    const first = changeLanguage(i18n, 'lo');
    const second = changeLanguage(i18n, 'en');
    await expect(first).rejects.toThrow('Failed to fetch');
    await second;
    renderLogin(i18n);
    expect(heading()).toBe('Log in');
  });
});
