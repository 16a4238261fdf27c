/**
 * Shows the sentence that the browser is too old, which every page contains, where scripts of the app cannot run. Returns a function that
 * says whether the app has taken over, so that later errors are its own.
 *
 * `newest` is a method of arrays that every supported browser has. A browser without it keeps the sentence even if the app starts, since
 * parts of it fail later. A file that did not come is no reason: it raises no error of a script.
 */
export function tellUnusable(page: Window, newest: string, hasStarted: () => boolean): void {
  const root = page.document.documentElement;
  const tell = (reason: 'engine' | 'script') => {
    root.dataset['unusable'] ||= reason;
    // The prerendered page is better than none, even in another language.
    delete root.dataset['pending'];
  };
  if (!(newest in [])) tell('engine');
  page.addEventListener('error', ({ filename }) => {
    if (!hasStarted() && filename.includes('/assets/')) tell('script');
  });
}

/** Hides the sentence again: the app has started in spite of an error. */
export function hideUnusable(root: HTMLElement): void {
  if (root.dataset['unusable'] === 'script') delete root.dataset['unusable'];
}
