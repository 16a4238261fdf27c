/** The worker's file, at the root so that it is responsible for every page. */
export const workerPath = '/service-worker.js';

/** What a page says to the worker. */
export type WorkerMessage =
  /** Keep for later what a page needs: all pages in this language, or only what was opened if the member saves data. */
  | {
      readonly type: 'keep';
      readonly language: string;
      readonly path: string;
      /** Paths of the assets that the page has loaded. */
      readonly assets: readonly string[];
      readonly savesData: boolean;
    }
  /** Replace the worker that is active now. */
  | { readonly type: 'activate' }
  /** Reply with your version, on the port of the message. */
  | { readonly type: 'version' };

/** Returns the message in `data`, or null for anything else. */
export function readMessage(data: unknown): WorkerMessage | null {
  if (typeof data !== 'object' || data === null || !('type' in data)) return null;
  const { type, language, path, assets, savesData } = data as Readonly<Record<string, unknown>>;
  if (type === 'activate' || type === 'version') return { type };
  if (type !== 'keep' || typeof language !== 'string' || typeof path !== 'string' || !Array.isArray(assets)) return null;
  return { type, language, path, assets: assets.filter((asset) => typeof asset === 'string'), savesData: savesData === true };
}
