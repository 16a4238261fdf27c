import { maxResponseLength } from '@wallet/domain';

/**
 * The same response, which ends where nobody would read on: what is cut off there is no JSON. One that says how long it is, and
 * is not compressed, is left as it is. Browsers without streams read it whole.
 */
export function limitBody(response: Response): Response {
  if (typeof TransformStream === 'undefined' || !response.body || isShort(response.headers)) return response;
  let length = 0;
  const limit = new TransformStream<Uint8Array, Uint8Array>({
    transform: (chunk, stream) => {
      length += chunk.length;
      stream.enqueue(chunk);
      if (length > maxResponseLength) stream.terminate();
    },
  });
  return new Response(response.body.pipeThrough(limit), response);
}

function isShort(headers: Headers): boolean {
  const length = headers.get('Content-Length');
  return length !== null && Number(length) <= maxResponseLength && !headers.has('Content-Encoding');
}
