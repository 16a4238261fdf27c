import { createServer, request as send, type IncomingMessage, type OutgoingHttpHeaders } from 'node:http';
import { listenHere } from '@wallet/sandbox/servers';

/** A response on its way. */
export interface PassingResponse {
  status: number;
  readonly headers: OutgoingHttpHeaders;
  body: Buffer;
}

/** Changes responses. `request` is that of the client. */
export type Tamper = (request: IncomingMessage, response: PassingResponse) => void;

export interface TamperingProxy extends AsyncDisposable {
  readonly url: string;
  tamper: Tamper;
}

/** Passes everything on to a server at a port of this machine, and changes responses on their way. */
export async function startTamperingProxy(port: number): Promise<TamperingProxy> {
  const server = createServer((request, response) => {
    const { method, url, headers } = request;
    const passed = send({ host: '127.0.0.1', port, method, path: url, headers: { ...headers, host: 'localhost' } }, (answer) => {
      const parts: Buffer[] = [];
      answer.on('data', (part: Buffer) => parts.push(part));
      answer.on('end', () => {
        const passing: PassingResponse = { status: answer.statusCode ?? 0, headers: { ...answer.headers }, body: Buffer.concat(parts) };
        // The body that is sent has headers of its own.
        for (const name of ['transfer-encoding', 'content-length']) Reflect.deleteProperty(passing.headers, name);
        proxy.tamper(request, passing);
        response.writeHead(passing.status, passing.headers).end(passing.body);
      });
    });
    passed.on('error', () => response.destroy());
    request.pipe(passed);
  });
  const proxy: TamperingProxy = { ...(await listenHere(server)), tamper: () => undefined };
  return proxy;
}
