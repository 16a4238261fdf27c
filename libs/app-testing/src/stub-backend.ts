import { operations } from '@wallet/contract/operations';
import { Reaction, type MockResponses } from './mock-responses.ts';

/** A backend that returns the responses of a story. */
export interface StubBackend {
  readonly baseUrl: string;
  /** True while a response is pending. */
  readonly isBusy: () => boolean;
}

type OperationId = keyof typeof operations;

/** Backends by origin. Several stories can be on one page, each with its own origin. */
const backends = new Map<string, (request: Request) => Promise<Response>>();
let isListening = false;

/** Handles requests to an origin of its own. All others are passed on. */
export function stubBackend(answers: MockResponses): StubBackend {
  listen();
  const baseUrl = `https://story-${String(backends.size + 1)}.invalid`;
  let pendingCount = 0;
  backends.set(baseUrl, async (request) => {
    const name = findOperation(request.method, new URL(request.url).pathname);
    const answer = name === null ? undefined : answers[name];
    if (answer === undefined) {
      const error = new Error(
        `This story has no answer to ${request.method} ${new URL(request.url).pathname}${name === null ? '' : `: give one for "${name}"`}.`,
      );
      // Separate from what the screen makes of it, so that the story fails.
      reportError(error);
      throw error;
    }
    pendingCount += 1;
    try {
      const response: unknown = typeof answer === 'function' ? await answer(request) : answer;
      if (!(response instanceof Reaction)) return Response.json(response);
      if (response.kind === 'refused') return Response.json({ message: response.code }, { status: 400 });
      if (response.kind === 'unreachable') throw new TypeError('no way there');
    } finally {
      pendingCount -= 1;
    }
    return new Promise<Response>(() => undefined);
  });
  return { baseUrl, isBusy: () => pendingCount > 0 };
}

function listen(): void {
  if (isListening) return;
  isListening = true;
  const originalFetch = window.fetch.bind(window);
  window.fetch = (input, init) => {
    const request = input instanceof Request && init === undefined ? input : new Request(input, init);
    const backend = backends.get(new URL(request.url).origin);
    return backend ? backend(request) : originalFetch(request);
  };
}

/** The operation of a request. If several match, the one with the fewest path parameters. */
export function findOperation(method: string, pathname: string): OperationId | null {
  const parts = pathname.split('/');
  const openParts = (name: OperationId) => operations[name].path.split('{').length;
  const [name = null] = (Object.keys(operations) as OperationId[])
    .filter((candidate) => {
      const pattern = operations[candidate].path.split('/');
      return (
        operations[candidate].method === method &&
        pattern.length === parts.length &&
        pattern.every((part, index) => part === parts[index] || part.startsWith('{'))
      );
    })
    .sort((one, other) => openParts(one) - openParts(other));
  return name;
}
