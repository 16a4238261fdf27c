/**
 * Pages come with the sentence that they may not work and what to do then, shown by `data-unusable` of the root. Browsers that cannot parse
 * even the boot script therefore keep it. This hides it, and shows it again where scripts of the app do not come or cannot run.
 *
 * `newest` is a method of arrays that every supported browser has. A browser without it keeps the sentence even if the app starts, since
 * parts of it fail later. `hasStarted` says whether the app has taken over, so that later errors are its own.
 */
export function showBootFailure(page: Window, newest: string, hasStarted: () => boolean): void {
  const { dataset } = page.document.documentElement;
  if (newest in []) delete dataset.unusable;
  const tell = ({ filename, target }: ErrorEvent) => {
    // Errors of scripts have a file name. Without one, something did not come: only what the app cannot start without is named `crossorigin`.
    const isOwn = filename ? filename.includes('/assets/') : (target as HTMLScriptElement).crossOrigin;
    if (isOwn && !hasStarted()) dataset.unusable ??= 'script';
  };
  page.addEventListener('error', tell, true);
}

/** Hides the sentence again: the app has started in spite of an error. */
export function hideBootFailure(root: HTMLElement): void {
  if (root.dataset.unusable === 'script') delete root.dataset.unusable;
}
