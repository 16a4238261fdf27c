import { renderToString } from 'react-dom/server';
import { I18nextProvider } from 'react-i18next';
import { expect, expectTypeOf, it } from 'vitest';
import { createI18n, type I18n } from './create-i18n.ts';
import { ensureNamespaces } from './load-texts.ts';
import type { TextKey } from './text-key.ts';
import { hookIn, hookOn } from './testing/hook-in.tsx';
import { useText } from './use-text.ts';

function Greeting({ name }: { readonly name: string }) {
  const { t } = useText('home');
  return <p>{t('greeting', { name })}</p>;
}

it('accepts only keys of its namespace', () => {
  expectTypeOf<'menu.login'>().toExtend<TextKey<'common'>>();
  expectTypeOf<'ago.minute'>().toExtend<TextKey<'common'>>();
  expectTypeOf<'slip.NOT_MATCH'>().toExtend<TextKey<'errors'>>();
  expectTypeOf<'menu.logn'>().not.toExtend<TextKey<'common'>>();
  expectTypeOf<'menu'>().not.toExtend<TextKey<'common'>>();
  expectTypeOf<'ago.minute_one'>().not.toExtend<TextKey<'common'>>();
  expectTypeOf<'greeting'>().not.toExtend<TextKey<'auth'>>();
});

it('renders on a server in the language of each page', async () => {
  const thai = createI18n('th');
  const english = createI18n('en');
  await Promise.all([ensureNamespaces(thai, ['home']), ensureNamespaces(english, ['home'])]);
  const renderGreeting = (i18n: I18n) =>
    renderToString(
      <I18nextProvider i18n={i18n}>
        <Greeting name="Somchai" />
      </I18nextProvider>,
    );
  expect(renderGreeting(thai)).toBe('<p>สวัสดี Somchai</p>');
  expect(renderGreeting(english)).toBe('<p>Hello, Somchai</p>');
});

it('shows values unchanged, whatever they contain', async () => {
  const { t } = await hookIn('en', ['home'], () => useText('home'));
  const name = '<b>A&B</b> {{name}} $t(heading)';
  expect(t('greeting', { name })).toBe(`Hello, ${name}`);
});

it('returns the same function until the texts change, and never a key', () => {
  const { result, rerender } = hookOn(createI18n('lo'), () => useText('home'));
  const { t } = result.current;
  expect(t('heading')).toBe('');
  rerender();
  expect(result.current.t).toBe(t);
});
