import type { MockResponses } from './mock-responses.ts';
import { findOperation } from './stub-backend.ts';

/** The parts of an HTTP Archive that are read. `npm run contract -- --record DIR` writes one of a backend, without anything of members. */
export interface HttpArchive {
  readonly log: { readonly entries: readonly ArchiveEntry[] };
}

interface ArchiveEntry {
  readonly request: { readonly method: string; readonly url: string };
  readonly response: { readonly content: { readonly text?: string } };
}

/** The recorded responses, for the `answers` of a screen story. A call with a parameter has the response of that parameter, else the first one. */
export function recordedResponses({ log: { entries } }: HttpArchive): MockResponses {
  const byOperation = new Map<keyof MockResponses, Map<string, unknown>>();
  for (const { request, response } of entries) {
    // The backend may be below a path of its own.
    const path = new URL(request.url).pathname.replace(/^.*?(?=\/api\/)/, '');
    const name = findOperation(request.method, path);
    if (name === null || response.content.text === undefined) continue;
    const recorded = byOperation.get(name) ?? new Map<string, unknown>();
    byOperation.set(name, recorded.set(path, JSON.parse(response.content.text)));
  }
  const answers = [...byOperation].map(([name, recorded]) => {
    const answer = (request: Request) => recorded.get(new URL(request.url).pathname) ?? [...recorded.values()][0];
    return [name, answer];
  });
  return Object.fromEntries(answers) as MockResponses;
}
