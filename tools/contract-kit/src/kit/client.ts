import { markerHeader } from '@wallet/contract';

export interface Reply {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
  /** undefined when it is no JSON. */
  readonly json: unknown;
  /** By the clock of this machine. */
  readonly sentAtMs: number;
  readonly receivedAtMs: number;
}

export interface RequestOptions {
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

/** Sends requests the way the apps do. Throws when no response arrives. `onReply` hears of each response. */
export function createClient(base: string, onReply: (options: RequestOptions, reply: Reply) => void = () => undefined): Client {
  return async (options) => {
    const { method, path, token, body, headers, isUnmarked, timeoutMs = 30_000 } = options;
    const isForm = body instanceof FormData;
    const sentAtMs = Date.now();
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
    const receivedAtMs = Date.now();
    const text = await response.text();
    const reply = { status: response.status, headers: response.headers, text, json: parseJson(text), sentAtMs, receivedAtMs };
    onReply(options, reply);
    return reply;
  };
}

/** Returns undefined for what is no JSON. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    // The checks report it.
    return undefined;
  }
}
