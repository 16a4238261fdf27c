import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { createMemoryRouter, Link, RouterProvider, useLocation } from 'react-router';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { AppContext, type AppServices } from '../store/app-context.ts';
import { useModal, useModalDetail, useModalLink } from './use-modal.ts';

afterEach(cleanup);

/** Opens a member page after another page, with access to the modal's hook. */
function openPage(address: string) {
  let modal!: ReturnType<typeof useModal>;
  let method: string | null = null;
  let url = '';
  function Page() {
    modal = useModal();
    method = useModalDetail('method');
    const { pathname, search } = useLocation();
    url = pathname + search;
    return (
      <Link to={{ search: '?modal=conditions' }} {...useModalLink()}>
        Conditions
      </Link>
    );
  }
  const router = createMemoryRouter([{ path: '*', element: <Page /> }], { initialEntries: ['/before', address] });
  const modals = [
    { id: 'deposit', details: ['method'] },
    { id: 'withdraw', details: ['step'] },
  ];
  const services = { preloadModal: vi.fn(), definition: { features: [{ modals }] } } as unknown as AppServices;
  render(
    <AppContext value={services}>
      <RouterProvider router={router} />
    </AppContext>,
  );
  return {
    modal: () => modal,
    method: () => method,
    url: () => url,
    back: () => act(() => router.navigate(-1)),
    perform: (action: () => void) => act(async () => action()),
  };
}

describe('useModal', () => {
  it("opens over the page, keeps the page's query parameters, and closes with Back", async () => {
    const page = openPage('/user/statement?page=2');
    await page.perform(() => page.modal().open('deposit', { method: 'qr' }));
    expect(page.url()).toBe('/user/statement?page=2&modal=deposit&method=qr');
    expect(page.method()).toBe('qr');
    await page.back();
    expect(page.url()).toBe('/user/statement?page=2');
    await page.back();
    expect(page.url()).toBe('/before');
  });

  it('adds a step that Back removes, and closes all steps together', async () => {
    const page = openPage('/user/home');
    await page.perform(() => page.modal().open('withdraw'));
    await page.perform(() => page.modal().step('withdraw', { step: 'review' }));
    expect(page.url()).toBe('/user/home?modal=withdraw&step=review');
    await page.back();
    expect(page.url()).toBe('/user/home?modal=withdraw');
    await page.perform(() => page.modal().step('withdraw', { step: 'review' }));
    await page.perform(() => page.modal().close());
    expect(page.url()).toBe('/user/home');
    await page.back();
    expect(page.url()).toBe('/before');
  });

  it('opens once however often its link is tapped before the page renders', async () => {
    const page = openPage('/user/home');
    const link = () => screen.getByRole('link', { name: 'Conditions' });
    await page.perform(() => {
      link().click();
      link().click();
    });
    expect(page.url()).toBe('/user/home?modal=conditions');
    await page.perform(() => page.modal().close());
    expect(page.url()).toBe('/user/home');
    await page.perform(() => fireEvent.click(link()));
    expect(page.url()).toBe('/user/home?modal=conditions');
    await page.back();
    expect(page.url()).toBe('/user/home');
  });

  it('navigates once however often it is called before the page renders, and again after Back', async () => {
    const page = openPage('/user/home');
    const callTwice = (act: () => void) => page.perform(() => [act, act].forEach((call) => call()));
    await callTwice(() => page.modal().open('withdraw'));
    await callTwice(() => page.modal().step('withdraw', { step: 'review' }));
    await page.back();
    expect(page.url()).toBe('/user/home?modal=withdraw');
    await callTwice(() => page.modal().step('withdraw', { step: 'review' }));
    expect(page.url()).toBe('/user/home?modal=withdraw&step=review');
    await callTwice(() => page.modal().back('withdraw'));
    expect(page.url()).toBe('/user/home?modal=withdraw');
    await callTwice(() => page.modal().close());
    expect(page.url()).toBe('/user/home');
  });

  it('closes in place when a link opened it, even after a step', async () => {
    const page = openPage('/user/home?modal=deposit&method=slip');
    await page.perform(() => page.modal().step('deposit', { method: 'qr' }));
    expect(page.url()).toBe('/user/home?modal=deposit&method=qr');
    await page.perform(() => page.modal().close());
    expect(page.url()).toBe('/user/home');
    await page.back();
    expect(page.url()).toBe('/before');
  });

  it('goes back one step by button like Back, and never leaves the page', async () => {
    const page = openPage('/user/home');
    await page.perform(() => page.modal().open('withdraw'));
    await page.perform(() => page.modal().step('withdraw', { step: 'review' }));
    await page.perform(() => page.modal().back('withdraw'));
    expect(page.url()).toBe('/user/home?modal=withdraw');
    await page.back();
    expect(page.url()).toBe('/user/home');

    const linked = openPage('/user/home?modal=withdraw&step=review');
    await linked.perform(() => linked.modal().back('withdraw'));
    expect(linked.url()).toBe('/user/home?modal=withdraw');
  });

  it('replaces the open modal without a history entry', async () => {
    const page = openPage('/user/home');
    await page.perform(() => page.modal().open('invite'));
    await page.perform(() => page.modal().replace('refund'));
    expect(page.url()).toBe('/user/home?modal=refund');
    await page.perform(() => page.modal().close());
    expect(page.url()).toBe('/user/home');
    await page.back();
    expect(page.url()).toBe('/before');
  });
});
