import { createObservable } from '../store/observable.ts';
import type { KeyValueStore } from '@wallet/session';
import { dataSaverKey } from './early-preferences.ts';
import { useSyncExternalStore } from 'react';
import { useApp } from '../store/app-context.ts';

const changes = createObservable();
export const subscribeToDataSaver = changes.subscribe;

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
  changes.notify();
}

/** Whether the member saves data on this device, and how to choose. Off on prerendered pages. */
export function useDataSaver() {
  const { device } = useApp();
  const isOn = useSyncExternalStore(
    subscribeToDataSaver,
    () => savesData(device),
    () => false,
  );
  return { isOn, choose: (next: boolean) => chooseDataSaver(device, next) };
}
