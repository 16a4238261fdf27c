import { createObservable } from '../store/observable.ts';

/** The browser's offer to install the app, where it makes one. */
interface InstallPrompt extends Event {
  /** Asks the member. Only in the event handler of a press, and only once. */
  readonly prompt: () => Promise<unknown>;
}

let kept: InstallPrompt | null = null;
const changes = createObservable();

function keep(prompt: InstallPrompt | null): void {
  kept = prompt;
  changes.notify();
}

/** Keeps the offer, which comes only once and may come before the page has a place for it. The browser then shows nothing by itself. */
export function keepInstallPrompt(): void {
  window.addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    keep(event as InstallPrompt);
  });
  window.addEventListener('appinstalled', () => keep(null));
}

/** The offer; null if there is none, or no longer. */
export const installPrompt = (): InstallPrompt | null => kept;

export const subscribeToInstallPrompt = changes.subscribe;
