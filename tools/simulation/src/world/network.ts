import type { Backend, Call } from '../backend/backend.ts';
import { noFault, readFault, type Fault, type Weather } from '../backend/faults.ts';
import type { Reply } from '../backend/replies.ts';
import { orderOf } from '../backend/routes.ts';
import type { Page } from './page.ts';
import { createRandom } from './random.ts';
import { realm } from './world.ts';

interface Request {
  readonly url: string;
  readonly method: string;
  readonly headers: Headers;
  readonly body: unknown;
}

/** A call as it leaves a page. */
export interface Departure extends Call {
  readonly page: Page;
  readonly tap: number | null;
  readonly sentAt: number;
}

interface Watcher {
  /** A call leaves a page. What the network does to it, if that was decided. */
  readonly onSend: (call: Departure) => Fault | undefined;
  readonly onAnswer: (call: Departure, reply: Reply) => void;
}

/** The network of one device. */
export class Network {
  readonly #backend: Backend;
  readonly #watcher: Watcher;
  #weather: Weather = 'calm';
  #random = createRandom(0);

  constructor(backend: Backend, watcher: Watcher) {
    this.#backend = backend;
    this.#watcher = watcher;
  }

  /** What happens to reads from now on. */
  setWeather(weather: Weather, salt: number): void {
    this.#weather = weather;
    this.#random = createRandom(salt);
  }

  /** Sends a call. Reports its answer, or null once the connection is lost. Only the first report counts. */
  send(page: Page, request: Request, report: (reply: Reply | null) => void, onLeft: () => void = () => undefined): void {
    const { device } = page;
    const { world } = device;
    const tap = realm.getStore()?.tap ?? null;
    const call: Departure = { ...toCall(request, nextCall()), page, tap, sentAt: world.now };
    const planned = this.#watcher.onSend(call);
    const fault = planned ?? (orderOf(call) ? noFault : readFault(this.#weather, this.#random));
    const deliver = (reply: Reply | null) =>
      page.enter(() => {
        const received = device.isOnline ? reply : null;
        if (received) this.#watcher.onAnswer(call, received);
        report(received);
      }, tap);
    if (!device.isOnline) {
      world.after(1, () => deliver(null));
      return;
    }
    const arrive = () => this.#backend.receive(call, fault.answer);
    const { meanwhile } = fault;
    const member = this.#backend.ownerOf(call.token ?? '');
    if (meanwhile && member) world.after(meanwhile.afterMs, () => this.#backend.happen(member, meanwhile.what, call));
    if (fault.reachMs !== null) {
      world.after(1, () => page.enter(onLeft, tap));
      world.after(fault.reachMs, () => {
        const first = arrive();
        const answer = (reply: Reply) => {
          if (fault.backMs !== null) world.after(fault.backMs, () => deliver(reply));
        };
        // The browser repeats a call whose answer it has not got.
        if (fault.repeatMs === undefined) answer(first);
        else world.after(fault.repeatMs, () => answer(arrive()));
      });
    }
    if (fault.lostMs !== undefined) world.after(fault.lostMs, () => deliver(null));
  }

  /** The backend's clock, where pages can read it. */
  headers(page: Page): Headers {
    const { showsClock } = this.#backend.traits;
    return new Headers(showsClock ? { Date: new Date(page.device.world.now).toUTCString() } : {});
  }
}

let calls = 0;
const nextCall = () => (calls += 1);

/** Numbers calls from one again, so that a day is the same each time it is lived. */
export function restartCalls(): void {
  calls = 0;
}

function toCall({ url, method, headers, body }: Request, id: number): Call {
  const authorization = headers.get('Authorization');
  return {
    id,
    method,
    path: url.replace(/^https?:\/\/[^/]+/, ''),
    body: toBody(body),
    token: authorization === null ? null : authorization.replace('Bearer ', ''),
    key: headers.get('Idempotency-Key'),
  };
}

function toBody(body: unknown): Call['body'] {
  if (body instanceof FormData) return { file: (body.get('file') as File).name, bankCode: body.get('bankCode') };
  return typeof body === 'string' ? (JSON.parse(body) as Call['body']) : {};
}

/** The `fetch` of a page. */
export function sendByPage(request: Request & { readonly signal: AbortSignal | null }): Promise<Response> {
  const page = realm.getStore()?.page;
  if (!page) return Promise.reject(new TypeError('no page'));
  const { signal } = request;
  return new Promise((resolve, reject) => {
    if (signal?.aborted) {
      reject(signal.reason as Error);
      return;
    }
    signal?.addEventListener('abort', () => reject(signal.reason as Error));
    page.device.network.send(page, request, (reply) => {
      if (reply) resolve(toResponse(reply, page.device.network.headers(page)));
      else reject(new TypeError('Failed to fetch'));
    });
  });
}

/** A response with what the code reads of it. Real ones, with their streams, take most of the time of a day. */
function toResponse({ status, text }: Reply, headers: Headers): Response {
  const response = { status, headers, ok: status < 300, body: null, text: () => Promise.resolve(text), clone: () => response };
  return response as unknown as Response;
}

type UploadEvent = 'progress' | 'load' | 'error' | 'timeout' | 'abort';
type UploadListener = (event: { readonly loaded: number; readonly total: number }) => void;

class Listeners {
  readonly #all: (readonly [UploadEvent, UploadListener])[] = [];

  addEventListener(type: UploadEvent, listener: UploadListener): void {
    this.#all.push([type, listener]);
  }

  protected emit(type: UploadEvent): void {
    for (const [own, listener] of this.#all) if (own === type) listener({ loaded: 1, total: 1 });
  }

  /** The body has left. */
  emitProgress(): void {
    this.emit('progress');
  }
}

/** The `XMLHttpRequest` of a page, for uploads. */
export class SimUpload extends Listeners {
  readonly upload = new Listeners();
  timeout = 0;
  status = 0;
  responseText = '';
  readonly #headers = new Headers();
  #request = { method: '', url: '' };
  #answered = new Headers();
  #isOver = false;

  open(method: string, url: string): void {
    this.#request = { method, url };
  }

  setRequestHeader(name: string, value: string): void {
    this.#headers.set(name, value);
  }

  getAllResponseHeaders(): string {
    return [...this.#answered].map(([name, value]) => `${name}: ${value}`).join('\r\n');
  }

  abort(): void {
    this.#end('abort');
  }

  send(body: FormData): void {
    const page = realm.getStore()?.page;
    if (!page) return;
    const { network } = page.device;
    const stopTimer = page.later(this.timeout, () => this.#end('timeout'));
    const report = (reply: Reply | null) => {
      stopTimer();
      if (reply) Object.assign(this, { status: reply.status, responseText: reply.text });
      this.#answered = network.headers(page);
      this.#end(reply ? 'load' : 'error');
    };
    network.send(page, { ...this.#request, headers: this.#headers, body }, report, () => this.upload.emitProgress());
  }

  #end(how: UploadEvent): void {
    if (this.#isOver) return;
    this.#isOver = true;
    this.emit(how);
  }
}
