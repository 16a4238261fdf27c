import { markerHeader } from '@wallet/contract';

export interface Reply {
  readonly status: number;
  readonly headers: Headers;
  /** undefined when it is no JSON. */
  readonly json: unknown;
}

interface RequestOptions {
  readonly method: string;
  /** With its parameters filled in, starting with `/api`. */
  readonly path: string;
  readonly token?: string | null;
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
  /** Omits the header that the apps always send. */
  readonly isUnmarked?: boolean;
  readonly timeoutMs?: number;
}

export type Client = (options: RequestOptions) => Promise<Reply>;

/** Sends requests the way the apps do. Throws when no response arrives. */
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
    // No JSON: the checks report it.
    return undefined;
  }
}
