import type { I18n } from '@wallet/i18n';
import type { KeyValueStore } from '@wallet/session';
import { keepTyped } from '../deployment/keep-typed.ts';
import { startWorker } from '../worker/start-worker.ts';

/** Starts what no page needs to work: it keeps what is typed over a reload that the app makes, and the app itself for the time without a line. */
export function finishStart(i18n: I18n, device: KeyValueStore, tab: KeyValueStore): Promise<void> {
  keepTyped(tab);
  return startWorker(i18n, device, tab);
}
