import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { changeLanguage } from './change-language.ts';
import { createI18n, type I18n } from './create-i18n.ts';
import { ensureNamespaces } from './ensure-namespaces.ts';
import { I18nProvider } from './I18nProvider.tsx';
import { fetchTexts } from './locale-chunks.ts';
import { useText } from './use-text.ts';

// The network alone is faked: each fetch can be made to fail or to wait.
vi.mock('./locale-chunks.ts', { spy: true });
const fetching = vi.mocked(fetchTexts);

beforeEach(() => {
  fetching.mockReset();
});
afterEach(cleanup);

/** Lets the next fetch wait until it is released. */
function holdNextFetch(): () => void {
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  fetching.mockImplementationOnce(async (...what) => {
    await released;
    return fetchTexts(...what);
  });
  return release;
}

function Login() {
  const { t, language } = useText('auth');
  return <h1 lang={language}>{t('heading')}</h1>;
}

const draw = (i18n: I18n) =>
  render(
    <I18nProvider i18n={i18n}>
      <Login />
    </I18nProvider>,
  );
const heading = () => screen.getByRole('heading').textContent;

describe('ensureNamespaces', () => {
  it('brings texts to a page that is drawn already', async () => {
    const i18n = createI18n('th');
    draw(i18n);
    expect(heading()).toBe('');
    await act(() => ensureNamespaces(i18n, ['auth']));
    expect(heading()).toBe('เข้าสู่ระบบ');
  });

  it('fetches nothing twice', async () => {
    const i18n = createI18n('en');
    await ensureNamespaces(i18n, ['auth', 'common']);
    await ensureNamespaces(i18n, ['auth', 'home']);
    expect(fetching.mock.calls).toEqual([
      ['en', 'auth'],
      ['en', 'common'],
      ['en', 'home'],
    ]);
  });

  it('rejects when a part cannot be fetched, and succeeds when asked again', async () => {
    const i18n = createI18n('en');
    fetching.mockRejectedValueOnce(new TypeError('Failed to fetch'));
    await expect(ensureNamespaces(i18n, ['auth'])).rejects.toThrow('Failed to fetch');
    await ensureNamespaces(i18n, ['auth']);
    draw(i18n);
    expect(heading()).toBe('Log in');
  });

  it('follows a change of language that happens while it waits', async () => {
    const i18n = createI18n('th');
    const release = holdNextFetch();
    const ensured = ensureNamespaces(i18n, ['auth']);
    await changeLanguage(i18n, 'lo');
    release();
    await ensured;
    draw(i18n);
    expect(heading()).toBe('ເຂົ້າສູ່ລະບົບ');
  });
});

describe('changeLanguage', () => {
  it('changes every text that is shown', async () => {
    const i18n = createI18n('th');
    await ensureNamespaces(i18n, ['auth', 'common']);
    draw(i18n);
    await act(() => changeLanguage(i18n, 'lo'));
    expect(heading()).toBe('ເຂົ້າສູ່ລະບົບ');
    expect(screen.getByRole('heading')).toHaveProperty('lang', 'lo');
    expect(i18n.hasResourceBundle('lo', 'common')).toBe(true);
  });

  it('shows the old language until all of the new one is there', async () => {
    const i18n = createI18n('th');
    await ensureNamespaces(i18n, ['auth']);
    draw(i18n);
    const release = holdNextFetch();
    const changed = changeLanguage(i18n, 'en');
    expect(heading()).toBe('เข้าสู่ระบบ');
    release();
    await act(() => changed);
    expect(heading()).toBe('Log in');
  });

  it('keeps the old language when a part cannot be fetched, and changes when asked again', async () => {
    const i18n = createI18n('th');
    await ensureNamespaces(i18n, ['auth', 'common']);
    draw(i18n);
    fetching.mockRejectedValueOnce(new TypeError('Failed to fetch'));
    await expect(act(() => changeLanguage(i18n, 'lo'))).rejects.toThrow('Failed to fetch');
    expect(heading()).toBe('เข้าสู่ระบบ');
    expect(screen.getByRole('heading')).toHaveProperty('lang', 'th');
    await act(() => changeLanguage(i18n, 'lo'));
    expect(heading()).toBe('ເຂົ້າສູ່ລະບົບ');
  });

  it('also brings what another page loads in the old language while it waits', async () => {
    const i18n = createI18n('th');
    await ensureNamespaces(i18n, ['common']);
    const release = holdNextFetch();
    const changed = changeLanguage(i18n, 'lo');
    await ensureNamespaces(i18n, ['auth']);
    release();
    await changed;
    draw(i18n);
    expect(heading()).toBe('ເຂົ້າສູ່ລະບົບ');
  });

  it('ends with the later of two quick choices, however late the first one arrives', async () => {
    const i18n = createI18n('th');
    await ensureNamespaces(i18n, ['auth']);
    draw(i18n);
    const release = holdNextFetch();
    const order: string[] = [];
    const first = changeLanguage(i18n, 'lo').then(() => order.push('lo'));
    const second = changeLanguage(i18n, 'en').then(() => order.push('en'));
    release();
    await act(() => Promise.all([first, second]));
    expect(order).toEqual(['lo', 'en']);
    expect(heading()).toBe('Log in');
  });

  it('lets a failed choice stop no later one', async () => {
    const i18n = createI18n('th');
    await ensureNamespaces(i18n, ['auth']);
    fetching.mockRejectedValueOnce(new TypeError('Failed to fetch'));
    const first = changeLanguage(i18n, 'lo');
    const second = changeLanguage(i18n, 'en');
    await expect(first).rejects.toThrow('Failed to fetch');
    await second;
    draw(i18n);
    expect(heading()).toBe('Log in');
  });
});
