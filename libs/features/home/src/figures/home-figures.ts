import { lazyWithPreload } from '@wallet/app-shell';

/** Reads the member's money for the home page. Its code comes after the page's first screen, together with the store. */
export const homeFigures = lazyWithPreload(async () => (await import('./HomeFigures.tsx')).HomeFigures);
