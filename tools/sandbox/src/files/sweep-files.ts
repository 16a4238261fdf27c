import { describeError } from '../http/logging.ts';
import type { SandboxApp } from '../sandbox-app.ts';
import type { Uploads } from './uploads.ts';

const hourMs = 3_600_000;
/** How long a file waits for what it was sent for. */
const waitMs = 24 * hourMs;

/** Removes, at the start and each hour, the files that were sent a day ago and that nothing refers to. */
export function sweepFiles(app: SandboxApp, uploads: Uploads, isReferredTo: (name: string) => Promise<boolean>): void {
  let running: Promise<void> = Promise.resolve();
  const sweep = () => {
    // By the real time, as the disk has it.
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
