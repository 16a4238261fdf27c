import { requestTimeoutMs } from '@wallet/contract';
import { maxResponseLength } from '@wallet/domain';
import type { StoreContext } from './api-context.ts';
import { prepareCall, type ApiRequest } from './prepare-call.ts';
import { readResponse, type Reading } from './read-response.ts';

/** How to observe and cancel an upload. */
export interface UploadHandle {
  /** Called with the share that has been sent, from 0 to 1. */
  readonly onProgress?: ((part: number) => void) | undefined;
  /**
   * Cancels the upload while the file is being sent; an incomplete upload has no effect. Once the file has been sent
   * completely, the signal is ignored.
   */
  readonly signal?: AbortSignal | undefined;
}

/**
 * Whether this browser reports, before an error, what it took of the body. Chromium does, and only Chromium has this property. Firefox reports
 * nothing of a small body that was sent completely.
 */
const reportsWhatLeft = () => 'userAgentData' in navigator;

/** Sends the body of the request as a form, once. Uses XMLHttpRequest, because `fetch` does not report upload progress. */
export async function uploadFile(request: ApiRequest, { onProgress, signal }: UploadHandle, context: StoreContext): Promise<Reading> {
  const prepared = await prepareCall(request, context);
  if (prepared.error) return { error: prepared.error };
  if (signal?.aborted) return { error: { kind: 'cancelled' } };

  const form = new FormData();
  for (const [name, value] of Object.entries(prepared.body ?? {})) form.append(name, value as string | File);
  return new Promise((resolve) => {
    const call = new XMLHttpRequest();
    let loadedBytes = 0;
    const cancel = () => call.abort();
    const end = (reading: Reading) => {
      signal?.removeEventListener('abort', cancel);
      resolve(reading);
    };
    call.open(request.operation.method, prepared.url);
    for (const [name, value] of Object.entries(prepared.headers)) call.setRequestHeader(name, value);
    call.timeout = request.operation.timeoutMs ?? requestTimeoutMs;
    call.upload.addEventListener('progress', ({ loaded, total }) => {
      loadedBytes = loaded;
      // Everything has been sent, so the backend may act. Only its response can tell from here on.
      if (loaded >= total) signal?.removeEventListener('abort', cancel);
      onProgress?.(total > 0 ? loaded / total : 0);
    });
    call.addEventListener('progress', ({ loaded }) => {
      if (loaded <= maxResponseLength) return;
      end({ error: { kind: 'unreadable' } });
      call.abort();
    });
    const hasToken = prepared.token !== null;
    call.addEventListener('load', () =>
      end(
        readResponse(
          { status: call.status, text: call.responseText, header: headersOf(call) },
          { needsData: false, isAction: true, hasToken },
          context,
        ),
      ),
    );
    // Even if the device went offline in the meantime: the call was sent, so the backend may have acted. Without its body it cannot.
    call.addEventListener('error', () => end({ error: { kind: loadedBytes === 0 && reportsWhatLeft() ? 'offline' : 'unreachable' } }));
    call.addEventListener('timeout', () => end({ error: { kind: 'timeout' } }));
    call.addEventListener('abort', () => end({ error: { kind: 'cancelled' } }));
    signal?.addEventListener('abort', cancel);
    call.send(form);
  });
}

/** Reads from all headers: browsers log an error if a hidden header is requested by name. */
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
