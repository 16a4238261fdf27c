import { createContext } from 'react';

/** Labels of the buttons that load pictures. */
export interface PictureLabels {
  readonly show: string;
  readonly showAll: string;
}

/** Null where pictures from outside load by themselves. Otherwise the member saves data, and each picture waits for a tap. */
export const DataSaverContext = createContext<PictureLabels | null>(null);
