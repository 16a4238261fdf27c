import { describeError } from '../http/logging.ts';
import type { SandboxApp } from '../http/sandbox-app.ts';
import type { Uploads } from './uploads.ts';

const hourMs = 3_600_000;
/** How long a file waits to be used. */
const waitMs = 24 * hourMs;

/** Removes unused files after a day, at the start and every hour. */
export function sweepFiles(app: SandboxApp, uploads: Uploads, isReferredTo: (name: string) => Promise<boolean>): void {
  let running: Promise<void> = Promise.resolve();
  const sweep = () => {
    // Uses real time, like the disk.
    running = uploads.sweep(new Date(Date.now() - waitMs), isReferredTo).catch((error: unknown) => {
      app.log.error({ failure: describeError(error as Error) }, 'files could not be swept');
    });
    return running;
  };
  const timer = setInterval(() => void sweep(), hourMs).unref();
  app.addHook('onReady', sweep);
  app.addHook('onClose', () => {
    clearInterval(timer);
    return running;
  });
}
