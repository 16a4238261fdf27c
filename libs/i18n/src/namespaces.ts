import type { Namespace } from './text-key.ts';

const files = import.meta.glob(['./locales/en/*.json', '!./locales/en/site.json']);

/** All parts of the texts. */
export const namespaces: readonly Namespace[] = Object.keys(files).map((file) => file.replace(/^.*\/|\.json$/g, '') as Namespace);
