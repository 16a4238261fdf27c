import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { createMemoryRouter, Link, RouterProvider, useLocation } from 'react-router';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { AppContext, type AppServices } from '../context/app-context.ts';
import { useModal, useModalDetail, useModalLink } from './use-modal.ts';

afterEach(cleanup);

/** A member's page, reached from another one, with the modals' hook at hand. */
function openPage(address: string) {
  let modal!: ReturnType<typeof useModal>;
  let method: string | null = null;
  let at = '';
  function Page() {
    modal = useModal();
    method = useModalDetail('method');
    const { pathname, search } = useLocation();
    at = pathname + search;
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
    at: () => at,
    back: () => act(() => router.navigate(-1)),
    does: (what: () => void) => act(async () => what()),
  };
}

describe('useModal', () => {
  it('opens over the page, keeps what the page has in its address, and Back closes', async () => {
    const page = openPage('/user/statement?page=2');
    await page.does(() => page.modal().open('deposit', { method: 'qr' }));
    expect(page.at()).toBe('/user/statement?page=2&modal=deposit&method=qr');
    expect(page.method()).toBe('qr');
    await page.back();
    expect(page.at()).toBe('/user/statement?page=2');
    await page.back();
    expect(page.at()).toBe('/before');
  });

  it('goes a step on, which Back takes back, and closes all steps at once', async () => {
    const page = openPage('/user/home');
    await page.does(() => page.modal().open('withdraw'));
    await page.does(() => page.modal().step('withdraw', { step: 'review' }));
    expect(page.at()).toBe('/user/home?modal=withdraw&step=review');
    await page.back();
    expect(page.at()).toBe('/user/home?modal=withdraw');
    await page.does(() => page.modal().step('withdraw', { step: 'review' }));
    await page.does(() => page.modal().close());
    expect(page.at()).toBe('/user/home');
    await page.back();
    expect(page.at()).toBe('/before');
  });

  it('is opened by a link in one step however often that is tapped before the page is drawn', async () => {
    const page = openPage('/user/home');
    const link = () => screen.getByRole('link', { name: 'Conditions' });
    await page.does(() => {
      link().click();
      link().click();
    });
    expect(page.at()).toBe('/user/home?modal=conditions');
    await page.does(() => page.modal().close());
    expect(page.at()).toBe('/user/home');
    await page.does(() => fireEvent.click(link()));
    expect(page.at()).toBe('/user/home?modal=conditions');
    await page.back();
    expect(page.at()).toBe('/user/home');
  });

  it('is one step however often it is asked for before the page is drawn, and can be gone again after Back', async () => {
    const page = openPage('/user/home');
    const twice = (act: () => void) => page.does(() => [act, act].forEach((each) => each()));
    await twice(() => page.modal().open('withdraw'));
    await twice(() => page.modal().step('withdraw', { step: 'review' }));
    await page.back();
    expect(page.at()).toBe('/user/home?modal=withdraw');
    await twice(() => page.modal().step('withdraw', { step: 'review' }));
    expect(page.at()).toBe('/user/home?modal=withdraw&step=review');
    await twice(() => page.modal().back('withdraw'));
    expect(page.at()).toBe('/user/home?modal=withdraw');
    await twice(() => page.modal().close());
    expect(page.at()).toBe('/user/home');
  });

  it('closes in place what a link opened, also after a step', async () => {
    const page = openPage('/user/home?modal=deposit&method=slip');
    await page.does(() => page.modal().step('deposit', { method: 'qr' }));
    expect(page.at()).toBe('/user/home?modal=deposit&method=qr');
    await page.does(() => page.modal().close());
    expect(page.at()).toBe('/user/home');
    await page.back();
    expect(page.at()).toBe('/before');
  });

  it('goes one step back by a button as by Back, and never leaves the page by it', async () => {
    const page = openPage('/user/home');
    await page.does(() => page.modal().open('withdraw'));
    await page.does(() => page.modal().step('withdraw', { step: 'review' }));
    await page.does(() => page.modal().back('withdraw'));
    expect(page.at()).toBe('/user/home?modal=withdraw');
    await page.back();
    expect(page.at()).toBe('/user/home');

    const linked = openPage('/user/home?modal=withdraw&step=review');
    await linked.does(() => linked.modal().back('withdraw'));
    expect(linked.at()).toBe('/user/home?modal=withdraw');
  });

  it('shows another one in place, without a way back to the first', async () => {
    const page = openPage('/user/home');
    await page.does(() => page.modal().open('invite'));
    await page.does(() => page.modal().replace('refund'));
    expect(page.at()).toBe('/user/home?modal=refund');
    await page.does(() => page.modal().close());
    expect(page.at()).toBe('/user/home');
    await page.back();
    expect(page.at()).toBe('/before');
  });
});
