import { contractStyles, drawContract } from './contract-page.ts';
import { describeContract } from './openapi.ts';
import { requireLoopback } from '../http/loopback.ts';
import type { SandboxApp } from '../http/sandbox-app.ts';

const policy = "default-src 'none'; style-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** Serves the contract on this machine: as a page, and as OpenAPI. */
export function addContract(app: SandboxApp): void {
  const onRequest = requireLoopback;
  app.get('/__contract', { onRequest }, (_request, reply) =>
    reply.header('Content-Security-Policy', policy).type('text/html; charset=utf-8').send(String(drawContract())),
  );
  app.get('/__contract/page.css', { onRequest }, (_request, reply) => reply.type('text/css; charset=utf-8').send(contractStyles));
  app.get('/__contract/openapi.json', { onRequest }, () => Promise.resolve(describeContract()));
}
