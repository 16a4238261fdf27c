/** What the browser and Vite tell of errors, rejections and files that did not come. */
const failures = ['error', 'unhandledrejection', 'vite:preloadError'];

const maxKept = 20;

/** Keeps what goes wrong until somebody listens. Returns what calls back with all of it. */
export function keepFailures(page: Window): (listener: (event: Event) => void) => void {
  const kept: Event[] = [];
  let listener = (event: Event): void => {
    if (kept.length < maxKept) kept.push(event);
  };
  // Files that do not come tell it to their elements only.
  for (const name of failures) page.addEventListener(name, (event) => listener(event), true);
  return (next) => {
    listener = next;
    kept.forEach(next);
  };
}
