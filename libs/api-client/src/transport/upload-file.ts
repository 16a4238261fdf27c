import { requestTimeoutMs } from '@wallet/contract';
import { maxResponseLength } from '@wallet/domain';
import type { ApiContext } from './api-context.ts';
import { prepareCall, type ApiRequest } from './prepare-call.ts';
import { readResponse, type Reading } from './read-response.ts';

/** How an upload is followed and called off. */
export interface UploadHandle {
  /** Called with the part that has left the device, from 0 to 1. */
  readonly onProgress?: ((part: number) => void) | undefined;
  /**
   * Calls the upload off while the file is still on its way: an incomplete one does nothing at the backend. Once all
   * of it has left, the signal is ignored and the answer awaited.
   */
  readonly signal?: AbortSignal | undefined;
}

/** Sends a form with a file, once. By XMLHttpRequest, as `fetch` tells nothing of how far a body has come. */
export function uploadFile(
  request: ApiRequest,
  form: FormData,
  { onProgress, signal }: UploadHandle,
  context: ApiContext,
): Promise<Reading> {
  const prepared = prepareCall(request, context);
  if (prepared.error) return Promise.resolve({ error: prepared.error });
  if (signal?.aborted) return Promise.resolve({ error: { kind: 'cancelled' } });

  return new Promise((resolve) => {
    const call = new XMLHttpRequest();
    const cancel = () => call.abort();
    const end = (reading: Reading) => {
      signal?.removeEventListener('abort', cancel);
      resolve(reading);
    };
    call.open(request.operation.method, prepared.url);
    for (const [name, value] of Object.entries(prepared.headers)) call.setRequestHeader(name, value);
    call.timeout = request.operation.timeoutMs ?? requestTimeoutMs;
    call.upload.addEventListener('progress', ({ loaded, total }) => {
      // All of it has left, so the backend may act: from here on only its answer tells.
      if (loaded >= total) signal?.removeEventListener('abort', cancel);
      onProgress?.(total > 0 ? loaded / total : 0);
    });
    call.addEventListener('progress', ({ loaded }) => {
      if (loaded <= maxResponseLength) return;
      end({ error: { kind: 'unreadable' } });
      call.abort();
    });
    const { hasToken } = prepared;
    call.addEventListener('load', () =>
      end(
        readResponse(
          { status: call.status, text: call.responseText, header: headersOf(call) },
          { needsData: false, isAction: true, hasToken },
          context,
        ),
      ),
    );
    // Also when the device went offline meanwhile: the call had left, so it may have been carried out.
    call.addEventListener('error', () => end({ error: { kind: 'unreachable' } }));
    call.addEventListener('timeout', () => end({ error: { kind: 'timeout' } }));
    call.addEventListener('abort', () => end({ error: { kind: 'cancelled' } }));
    signal?.addEventListener('abort', cancel);
    call.send(form);
  });
}

/** Out of all headers: asked for one that the backend hides from pages, a browser complains on the console. */
function headersOf(call: XMLHttpRequest): (name: string) => string | null {
  const lines = call.getAllResponseHeaders().split('\r\n');
  return (name) => {
    const start = `${name.toLowerCase()}:`;
    return (
      lines
        .find((line) => line.toLowerCase().startsWith(start))
        ?.slice(start.length)
        .trim() ?? null
    );
  };
}
