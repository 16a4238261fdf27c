import { AppContext, type AppServices } from '@wallet/app-shell';
import { createTabStore } from '@wallet/session';
import { moneyOf } from '@wallet/domain';
import { createI18n, ensureNamespaces, I18nProvider } from '@wallet/i18n';
import { act, cleanup, render, screen } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { DoneDialog } from './DoneDialog.tsx';

// jsdom does not implement the methods that open and close a dialog.
HTMLDialogElement.prototype.showModal = function showModal() {
  this.open = true;
};
HTMLDialogElement.prototype.close = function close() {
  this.open = false;
};

const i18n = createI18n('en');
beforeEach(() => ensureNamespaces(i18n, ['common', 'money', 'errors']));
afterEach(cleanup);

/** Shows the outcome as the modal of the home page, in an app with or without a statement. */
function renderOutcome(props: Partial<ComponentProps<typeof DoneDialog>>, { hasStatement = true } = {}) {
  const services = {
    device: createTabStore(),
    preloadModal: () => undefined,
    definition: { features: [{ routes: hasStatement ? [{ path: '/user/statement' }] : [], modals: [{ id: 'withdraw' }] }] },
  } as unknown as AppServices;
  const dialog = <DoneDialog title="Withdrawal sent" amount={moneyOf(125_050, 'BAHT')} text="Please wait for the transfer." {...props} />;
  const router = createMemoryRouter(
    [
      { path: '/user/home', element: dialog },
      { path: '*', element: null },
    ],
    { initialEntries: ['/user/home', '/user/home?modal=withdraw'], initialIndex: 1 },
  );
  render(
    <AppContext value={services}>
      <I18nProvider i18n={i18n}>
        <RouterProvider router={router} />
      </I18nProvider>
    </AppContext>,
  );
  const address = () => router.state.location.pathname + router.state.location.search;
  return { address, back: () => act(() => router.navigate(-1)) };
}

const press = (element: HTMLElement) => act(async () => element.click());

it('announces what happened, with the amount and where the money goes', () => {
  renderOutcome({ children: <p>To KBANK</p> });
  const dialog = screen.getByRole('alertdialog', { name: 'Withdrawal sent' });
  const spoken = document.getElementById(dialog.getAttribute('aria-describedby') ?? '')?.textContent;
  expect(spoken).toContain('1,250.50');
  expect(spoken).toContain('Please wait for the transfer.');
  expect(spoken).toContain('To KBANK');
});

it('names no amount when none is known', () => {
  renderOutcome({ amount: null });
  expect(screen.getByRole('alertdialog').textContent).not.toMatch(/\d/);
});

it('closes with its main button', async () => {
  const { address } = renderOutcome({});
  await press(screen.getByRole('button', { name: 'OK' }));
  expect(address()).toBe('/user/home');
});

it('leads to the statement, from which Back does not return to the outcome', async () => {
  const { address, back } = renderOutcome({});
  await press(screen.getByRole('link', { name: 'Statement' }));
  expect(address()).toBe('/user/statement');
  await back();
  expect(address()).toBe('/user/home');
});

it('has no way to a statement that the app does not have', () => {
  renderOutcome({}, { hasStatement: false });
  expect(screen.queryByRole('link')).toBeNull();
});
