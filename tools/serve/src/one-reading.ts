/** Segments that are empty, "." or "..", encoded or not, what some servers take for a slash or for the end, and control characters. */
const ambiguous =
  /^\/[^/?]*%|^[^?]*(?:\/\/|[\\#])|^[^?]*(?:\/|%(?:25)*(?:2f|5c))(?:\.|%(?:25)*2e){1,2}(?:%(?:25)*20)*(?:[/;?]|%(?:25)*(?:2f|5c|3b|23|3f)|$)|^[^?]*%(?:[01][\da-f]|7f)/i;

const plainHost = /^(?:[\w.-]+|\[[\da-f:.]+\])(?::\d{1,5})?$/i;

/** Is there one Host line, with a name and perhaps a port? */
export const hasOneHost = (rawHeaders: readonly string[]): boolean => {
  const hosts = rawHeaders.filter((_value, index) => index % 2 === 1 && rawHeaders[index - 1]?.toLowerCase() === 'host');
  return hosts.length <= 1 && hosts.every((host) => plainHost.test(host));
};

/** Does an address mean the same to every server that reads it? `nginx.conf` asks the same of it. */
export const hasOneReading = (address: string): boolean => address.startsWith('/') && !ambiguous.test(address);
