import { maxAnswerLength } from '@wallet/domain';

/** The same response, which ends where nobody would read on: what is cut off there is no JSON. Browsers without streams read it whole. */
export function limitBody(response: Response): Response {
  if (typeof TransformStream === 'undefined' || !response.body) return response;
  let length = 0;
  const limit = new TransformStream<Uint8Array, Uint8Array>({
    transform: (chunk, stream) => {
      length += chunk.length;
      stream.enqueue(chunk);
      if (length > maxAnswerLength) stream.terminate();
    },
  });
  return new Response(response.body.pipeThrough(limit), response);
}
