import { markerHeader } from '@wallet/contract';

export interface Reply {
  readonly status: number;
  readonly headers: Headers;
  /** undefined: no JSON. */
  readonly json: unknown;
}

interface Ask {
  readonly method: string;
  /** With its parameters filled in, from `/api` on. */
  readonly path: string;
  readonly token?: string | null;
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
  /** Left out: the header that the apps always send. */
  readonly isUnmarked?: boolean;
  readonly timeoutMs?: number;
}

export type Client = (ask: Ask) => Promise<Reply>;

/** Asks a backend as the apps do. Throws where no answer comes. */
export function createClient(base: string): Client {
  return async ({ method, path, token, body, headers, isUnmarked, timeoutMs = 30_000 }) => {
    const isForm = body instanceof FormData;
    const response = await fetch(`${base}${path}`, {
      method,
      redirect: 'manual',
      signal: AbortSignal.timeout(timeoutMs),
      headers: {
        ...(isUnmarked !== true && { [markerHeader.name]: markerHeader.value }),
        ...(token != null && { Authorization: `Bearer ${token}` }),
        ...(body !== undefined && !isForm && { 'Content-Type': 'application/json' }),
        ...headers,
      },
      ...(body !== undefined && { body: isForm ? body : typeof body === 'string' ? body : JSON.stringify(body) }),
    });
    return { status: response.status, headers: response.headers, json: parse(await response.text()) };
  };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    // No JSON: the checks say so.
    return undefined;
  }
}
