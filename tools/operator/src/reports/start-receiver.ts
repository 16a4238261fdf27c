import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { maxReportBytes, readReports } from './read-reports.ts';
import type { ReportTarget } from './report-targets.ts';

interface ReceiverOptions {
  readonly host: string;
  readonly port: number;
  readonly targets: readonly ReportTarget[];
  /** Told what did not get to a target. */
  readonly onError: (message: string) => void;
  /** More are refused. */
  readonly requestsPerSecond?: number;
}

/** So many wait for a slow target; more are dropped, because no report is worth the memory of the server. */
const maxWaiting = 500;

/** Any site may report: browsers ask before they send reports of their own to another origin. */
const headers = {
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Allow-Methods': 'POST',
  'Access-Control-Allow-Headers': 'Content-Type',
  'Access-Control-Max-Age': '86400',
};

/** Receives what pages and browsers report and passes it on. It knows nobody, and keeps nothing. */
export async function startReceiver({ host, port, targets, onError, requestsPerSecond = 200 }: ReceiverOptions) {
  let second = 0;
  let requests = 0;
  let waiting = 0;

  const isTooMuch = () => {
    const now = Math.floor(Date.now() / 1000);
    if (now !== second) [second, requests] = [now, 0];
    requests += 1;
    return requests > requestsPerSecond;
  };
  const pass = async (reports: NonNullable<ReturnType<typeof readReports>>) => {
    if (waiting >= maxWaiting) {
      onError(`more than ${String(maxWaiting)} reports wait`);
      return;
    }
    waiting += 1;
    const results = await Promise.allSettled(targets.map((target) => target(reports, new Date())));
    waiting -= 1;
    for (const result of results) {
      if (result.status === 'rejected') onError(result.reason instanceof Error ? result.reason.message : String(result.reason));
    }
  };
  const receive = async (request: IncomingMessage): Promise<number> => {
    if (request.method === 'OPTIONS') return 204;
    if (request.method !== 'POST') return 405;
    if (isTooMuch()) return 429;
    const body = await readBody(request);
    if (body === null) return 413;
    const reports = readReports(body);
    if (reports === null) return 400;
    void pass(reports);
    return 204;
  };
  const server = createServer((request, response) => {
    receive(request)
      .then((status) => {
        // What is left of a body that is too large is not read.
        response.writeHead(status, status === 413 ? { ...headers, Connection: 'close' } : headers).end();
      })
      .catch(() => response.destroy());
  });
  server.requestTimeout = 10_000;
  server.listen(port, host);
  await once(server, 'listening');
  return {
    url: `http://${host}:${String((server.address() as AddressInfo).port)}`,
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

/** The body of a request; null if it is too large. */
async function readBody(request: IncomingMessage): Promise<string | null> {
  const parts: Buffer[] = [];
  let length = 0;
  for await (const part of request as AsyncIterable<Buffer>) {
    length += part.length;
    if (length > maxReportBytes) return null;
    parts.push(part);
  }
  return Buffer.concat(parts).toString('utf8');
}
