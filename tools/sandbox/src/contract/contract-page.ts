import { html, sendPage } from '../http/pages.ts';
import { requireLoopback } from '../http/requests.ts';
import type { SandboxApp } from '../http/sandbox-app.ts';
import { describeContract } from './openapi.ts';

/** Serves the contract on this machine: as a page, and as OpenAPI. */
export function addContract(app: SandboxApp): void {
  app.get('/__contract', { onRequest: requireLoopback }, (_request, reply) => {
    const operations = Object.entries(describeContract().paths).flatMap(([path, byMethod]) =>
      Object.entries(byMethod).map(
        ([method, operation]) =>
          html`<details>
            <summary><b>${method.toUpperCase()}</b> <code>${path}</code>: ${operation.summary}</summary>
            <pre tabindex="0">${JSON.stringify(operation, null, 2)}</pre>
          </details>`,
      ),
    );
    return sendPage(
      reply,
      'The contract',
      html`<p>${operations.length} operations. For machines: <a href="/__contract/openapi.json">OpenAPI 3.1</a>.</p>${operations}`,
    );
  });
  app.get('/__contract/openapi.json', { onRequest: requireLoopback }, () => Promise.resolve(describeContract()));
}
