import { useDeferredValue } from 'react';
import { useIsHydrated } from './use-is-hydrated.ts';

/** False in the render that first shows a page, true in a later one. For parts that the page need not wait for. */
export const useIsSettled = (): boolean => useDeferredValue(useIsHydrated(), false);
