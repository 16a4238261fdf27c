import type { KeyValueStore } from '@wallet/session';
import { dataSaverKey } from './data-saver-key.ts';

/** Whether the member saves data: their own choice on this device, or else the browser's. False where the browser does not say. */
export function savesData(device: KeyValueStore): boolean {
  const chosen = device.get(dataSaverKey);
  if (chosen === 'on' || chosen === 'off') return chosen === 'on';
  const { connection } = navigator as Navigator & { readonly connection?: { readonly saveData?: boolean } };
  return connection?.saveData === true;
}

/** Stores the member's choice. Not in Redux: pages without a session follow it too. */
export function chooseDataSaver(device: KeyValueStore, isOn: boolean): void {
  device.set(dataSaverKey, isOn ? 'on' : 'off');
  for (const listener of listeners) listener();
}

const listeners = new Set<() => void>();

/** Calls back after each choice on this page. Returns a function that unsubscribes. */
export function subscribeToDataSaver(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
