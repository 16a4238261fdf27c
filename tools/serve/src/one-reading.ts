/** Segments that are empty, "." or "..", encoded or not, what some servers take for a slash or for the end, and control characters. */
const ambiguous = /^\/[^/?]*%|^[^?]*(?:\/\/|[\\#])|^[^?]*(?:\/|%(?:25)*(?:2f|5c))(?:\.|%(?:25)*2e){1,2}(?:%(?:25)*20)*(?:[/;?]|%(?:25)*(?:2f|5c|3b|23|3f)|$)|^[^?]*%(?:[01][\da-f]|7f)/i;

/** Does an address mean the same to every server that reads it? `nginx.conf` asks the same of it. */
export const hasOneReading = (address: string): boolean => address.startsWith('/') && !ambiguous.test(address);
