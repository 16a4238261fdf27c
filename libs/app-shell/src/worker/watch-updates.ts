import { onVisible } from '@wallet/api-client/line';
import type { WorkerMessage } from '@wallet/service-worker';

interface Watched {
  readonly workers: Pick<ServiceWorkerContainer, 'controller' | 'addEventListener'>;
  readonly registration: ServiceWorkerRegistration;
  /** What this page is of. */
  readonly version: string;
  /** Called when another version than this page's is ready. `update` loads it: the page starts again. */
  readonly offer: (update: () => void) => void;
}

const pauseMs = 3_600_000;

/**
 * Looks for another version of the app: when the browser finds one, and when the member returns after more than an hour.
 * A worker of this page's own version takes over silently, since a page that has just been opened comes from the server.
 */
export function watchUpdates({ workers, registration, version, offer }: Watched): void {
  const update = () => {
    const { waiting } = registration;
    if (!waiting) {
      location.reload();
      return;
    }
    workers.addEventListener('controllerchange', () => location.reload(), { once: true });
    send(waiting, { type: 'activate' });
  };
  const compare = async (worker: ServiceWorker | null) => {
    if (!worker) return;
    if ((await versionOfWorker(worker)) !== version) offer(update);
    else if (worker === registration.waiting) send(worker, { type: 'activate' });
  };

  registration.addEventListener('updatefound', () => {
    const { installing } = registration;
    installing?.addEventListener('statechange', () => {
      if (installing.state === 'installed') void compare(registration.waiting);
    });
  });
  // Another tab has updated.
  workers.addEventListener('controllerchange', () => void compare(workers.controller));
  void compare(registration.waiting);

  let checkedAt = performance.now();
  onVisible(() => {
    if (performance.now() - checkedAt < pauseMs) return;
    checkedAt = performance.now();
    registration.update().catch(() => undefined);
  });
}

const send = (worker: ServiceWorker, message: WorkerMessage, ports: Transferable[] = []) => worker.postMessage(message, ports);

/** The version of a worker. Never settles if the worker does not reply, such as the one that turns itself off. */
function versionOfWorker(worker: ServiceWorker): Promise<unknown> {
  const { port1, port2 } = new MessageChannel();
  return new Promise((resolve) => {
    port1.onmessage = ({ data }) => resolve(data);
    send(worker, { type: 'version' }, [port2]);
  });
}
