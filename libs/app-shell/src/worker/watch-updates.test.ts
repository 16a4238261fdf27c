import { expect, it, vi } from 'vitest';
import { watchUpdates } from './watch-updates.ts';

/** A worker of a build. */
const workerOf = (entry: string) => {
  const orders: string[] = [];
  const postMessage = ({ type }: { readonly type: string }, [port]: MessagePort[] = []) => {
    if (type === 'version') port?.postMessage(entry);
    else orders.push(type);
  };
  return { worker: Object.assign(new EventTarget(), { state: 'installed', postMessage }) as unknown as ServiceWorker, orders };
};

const start = (parts: { waiting?: ServiceWorker; controller?: ServiceWorker }) => {
  const registration = Object.assign(new EventTarget(), { waiting: null, installing: null, ...parts, update: () => Promise.resolve() });
  const workers = Object.assign(new EventTarget(), { controller: parts.controller ?? null });
  const offer = vi.fn<(update: () => void) => void>();
  watchUpdates({ workers: workers as never, registration: registration as never, version: '/assets/index-1.js', offer });
  return { registration, workers, offer };
};

it('offers a waiting worker of another build, and activates it only when told to', async () => {
  const { worker, orders } = workerOf('/assets/index-2.js');
  const { offer } = start({ waiting: worker });
  await vi.waitFor(() => expect(offer).toHaveBeenCalledOnce());
  expect(orders).toEqual([]);
  offer.mock.lastCall?.[0]();
  expect(orders).toEqual(['activate']);
});

it('activates a waiting worker of the same build without asking', async () => {
  const { worker, orders } = workerOf('/assets/index-1.js');
  const { offer } = start({ waiting: worker });
  await vi.waitFor(() => expect(orders).toEqual(['activate']));
  expect(offer).not.toHaveBeenCalled();
});

it('offers a build that arrives while the page is open', async () => {
  const { registration, offer } = start({});
  const { worker } = workerOf('/assets/index-2.js');
  Object.assign(registration, { installing: worker, waiting: worker });
  registration.dispatchEvent(new Event('updatefound'));
  worker.dispatchEvent(new Event('statechange'));
  await vi.waitFor(() => expect(offer).toHaveBeenCalledOnce());
});

it('offers the build that another tab has changed to', async () => {
  const { workers, offer } = start({ controller: workerOf('/assets/index-2.js').worker });
  workers.dispatchEvent(new Event('controllerchange'));
  await vi.waitFor(() => expect(offer).toHaveBeenCalledOnce());
});
