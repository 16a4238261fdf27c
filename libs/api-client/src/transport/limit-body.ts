import { maxResponseLength } from '@wallet/domain';

/**
 * Cuts off a response body at the size limit, so that it is no longer valid JSON. Returns the response unchanged if its
 * length is known to be small enough. Browsers without streams read the whole body.
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
