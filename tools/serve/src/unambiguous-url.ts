/**
 * Segments that are empty, "." or "..", encoded or not, characters that some servers read as a slash or as the end, and control characters.
 */
const ambiguous =
  /^\/[^/?]*%|^[^?]*(?:\/\/|[\\#])|^[^?]*(?:\/|%(?:25)*(?:2f|5c))(?:\.|%(?:25)*2e){1,2}(?:%(?:25)*20)*(?:[/;?]|%(?:25)*(?:2f|5c|3b|23|3f)|$)|^[^?]*%(?:[01][\da-f]|7f)/i;

const plainHost = /^(?:[\w.-]+|\[[\da-f:.]+\])(?::\d{1,5})?$/i;

/** Returns whether there is at most one Host header, with a name and an optional port. */
export const hasOneHost = (rawHeaders: readonly string[]): boolean => {
  const hosts = rawHeaders.filter((_value, index) => index % 2 === 1 && rawHeaders[index - 1]?.toLowerCase() === 'host');
  return hosts.length <= 1 && hosts.every((host) => plainHost.test(host));
};

/** Returns whether every server reads an address the same way. `nginx.conf` checks the same. */
export const isUnambiguousUrl = (address: string): boolean => address.startsWith('/') && !ambiguous.test(address);
