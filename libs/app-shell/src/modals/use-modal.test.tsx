import { act, cleanup, render, screen } from '@testing-library/react';
import { createMemoryRouter, Link, RouterProvider, useLocation } from 'react-router';
import { afterEach, expect, it, vi } from 'vitest';
import { AppContext, type AppServices } from '../store/app-context.ts';
import { useModal, useModalDetail, useModalLink } from './use-modal.ts';

afterEach(cleanup);

type Modal = ReturnType<typeof useModal>;
/** What a member does, or the Back of their browser. */
type Step = 'back' | ((modal: Modal) => void);

/** Opens a member page after another page, with access to the modal's hook. */
function openPage(address: string) {
  let modal!: Modal;
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
    method: () => method,
    url: () => url,
    perform: (step: Step) => act(async () => (step === 'back' ? router.navigate(-1) : step(modal))),
  };
}

const home = '/user/home';
const withdraw = `${home}?modal=withdraw`;
const reviewed = `${withdraw}&step=review`;
const open: Step = (modal) => modal.open('withdraw');
const review: Step = (modal) => modal.step('withdraw', { step: 'review' });
const goBack: Step = (modal) => modal.back('withdraw');
const close: Step = (modal) => modal.close();
const tap: Step = () => screen.getByRole('link', { name: 'Conditions' }).click();
/** Twice before the page renders. */
const twice =
  (act: (modal: Modal) => void): Step =>
  (modal) => {
    act(modal);
    act(modal);
  };

it.each<[string, from: string, ...steps: [Step, url: string][]]>([
  [
    'closes all steps together',
    home,
    [open, withdraw],
    [review, reviewed],
    ['back', withdraw],
    [review, reviewed],
    [close, home],
    ['back', '/before'],
  ],
  [
    'opens once however often its link is tapped',
    home,
    [twice(tap), `${home}?modal=conditions`],
    [close, home],
    [tap, `${home}?modal=conditions`],
    ['back', home],
  ],
  [
    'navigates once however often it is called, and again after Back',
    home,
    [twice(open), withdraw],
    [twice(review), reviewed],
    ['back', withdraw],
    [twice(review), reviewed],
    [twice(goBack), withdraw],
    [twice(close), home],
  ],
  [
    'closes in place when a link opened it, even after a step',
    `${home}?modal=deposit&method=slip`,
    [(modal) => modal.step('deposit', { method: 'qr' }), `${home}?modal=deposit&method=qr`],
    [close, home],
    ['back', '/before'],
  ],
  ['goes back one step by button like Back', home, [open, withdraw], [review, reviewed], [goBack, withdraw], ['back', home]],
  ['never leaves the page by that button', reviewed, [goBack, withdraw]],
  [
    'replaces the open modal without a history entry',
    home,
    [(modal) => modal.open('invite'), `${home}?modal=invite`],
    [(modal) => modal.replace('refund'), `${home}?modal=refund`],
    [close, home],
    ['back', '/before'],
  ],
])('a modal %s', async (_name, from, ...steps) => {
  const page = openPage(from);
  for (const [step, url] of steps) {
    await page.perform(step);
    expect(page.url()).toBe(url);
  }
});

it("a modal opens over the page, keeps the page's query parameters, and closes with Back", async () => {
  const page = openPage('/user/statement?page=2');
  await page.perform((modal) => modal.open('deposit', { method: 'qr' }));
  expect([page.url(), page.method()]).toEqual(['/user/statement?page=2&modal=deposit&method=qr', 'qr']);
  await page.perform('back');
  expect(page.url()).toBe('/user/statement?page=2');
});
