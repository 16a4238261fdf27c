/** Writes the headers as an nginx include. A block that sets headers drops inherited ones, so every block must include it. */
export function nginxHeaders(headers: Readonly<Record<string, string>>): string {
  return Object.entries(headers)
    .map(([name, value]) => `add_header ${name} "${value.replace(/"/g, '\\"')}" always;\n`)
    .join('');
}

/** Writes the headers for backend responses, which replace the backend's own headers of the same names. */
export function nginxCallHeaders(headers: Readonly<Record<string, string>>): string {
  const hidden = Object.keys(headers).map((name) => `proxy_hide_header ${name};\n`);
  return hidden.join('') + nginxHeaders(headers);
}

export const nginxHeadersFile = 'nginx-headers.conf';
export const nginxCallHeadersFile = 'nginx-call-headers.conf';
