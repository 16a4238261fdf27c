import { maxResponseLength } from '@wallet/domain';

/**
 * Reads a response body up to the size limit, so that a longer one is no longer valid JSON. Returns the response
 * unchanged if its length is known to be small enough, or if the browser has no streams.
 *
 * It pulls the chunks. A stream that calls back, such as a `TransformStream`, fails in a page that is suspended or
 * left, with an error that nobody can catch.
 */
export async function limitBody(response: Response): Promise<Response> {
  const { body } = response;
  if (!body || isShort(response.headers)) return response;
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let text = '';
  for (let length = 0; length <= maxResponseLength;) {
    const { done, value } = await reader.read();
    if (done) return new Response(text + decoder.decode(), response);
    length += value.length;
    text += decoder.decode(value, { stream: true });
  }
  reader.cancel().catch(() => undefined);
  return new Response(text, response);
}

function isShort(headers: Headers): boolean {
  const length = headers.get('Content-Length');
  return length !== null && Number(length) <= maxResponseLength && !headers.has('Content-Encoding');
}
