import { maxAnswerLength } from '@wallet/domain';

/** The same answer, which ends where nobody would read on: what is cut off there is no JSON. */
export function limitBody(response: Response): Response {
  let length = 0;
  const limit = new TransformStream<Uint8Array, Uint8Array>({
    transform: (chunk, stream) => {
      length += chunk.length;
      stream.enqueue(chunk);
      if (length > maxAnswerLength) stream.terminate();
    },
  });
  return response.body ? new Response(response.body.pipeThrough(limit), response) : response;
}
