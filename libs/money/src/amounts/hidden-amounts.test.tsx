import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { AppContext, type AppServices } from '@wallet/app-shell';
import { moneyOf } from '@wallet/domain';
import { createI18n, ensureNamespaces, I18nProvider } from '@wallet/i18n';
import { createDeviceStore } from '@wallet/session';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { AmountsSwitch } from './AmountsSwitch.tsx';
import { hiddenAmountsKey } from './hidden-amounts-key.ts';
import { MoneyText } from './MoneyText.tsx';
import { useMoneyWords } from './use-money-words.ts';

const i18n = createI18n('en');
beforeEach(() => ensureNamespaces(i18n, ['common']));
afterEach(() => {
  cleanup();
  localStorage.clear();
});

const amount = moneyOf(123_456, 'BAHT');

function Sentence() {
  return <p>{useMoneyWords()(amount)}</p>;
}

function renderAmounts() {
  const services = { device: createDeviceStore() } as unknown as AppServices;
  return render(
    <I18nProvider i18n={i18n}>
      <AppContext value={services}>
        <AmountsSwitch />
        <MoneyText amount={amount} size="body" />
        <Sentence />
        <output>
          <MoneyText amount={amount} size="body" isAlwaysShown />
        </output>
      </AppContext>
    </I18nProvider>,
  );
}

const shown = () => document.body.textContent.match(/1,234\.56/g)?.length ?? 0;

it('hides and shows the amounts of all components at once, but not one that was just typed', () => {
  renderAmounts();
  const all = shown();
  fireEvent.click(screen.getByRole('button', { name: 'Hide amounts' }));
  expect(document.querySelector('p')?.textContent).toBe('•••••• baht');
  expect(screen.getByRole('status').textContent).toContain('1,234.56');
  expect(shown()).toBeLessThan(all);
  fireEvent.click(screen.getByRole('button', { name: 'Show amounts' }));
  expect(shown()).toBe(all);
});

it('is remembered on the device, and follows another tab', () => {
  renderAmounts();
  fireEvent.click(screen.getByRole('button', { name: 'Hide amounts' }));
  cleanup();
  renderAmounts();
  expect(document.querySelector('p')?.textContent).toBe('•••••• baht');
  act(() => {
    localStorage.removeItem(hiddenAmountsKey);
    window.dispatchEvent(new StorageEvent('storage', { key: hiddenAmountsKey }));
  });
  expect(document.querySelector('p')?.textContent).not.toContain('•');
});
