import { useSyncExternalStore } from 'react';
import { useApp } from '../store/app-context.ts';
import { chooseDataSaver, savesData, subscribeToDataSaver } from './data-saver.ts';

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
