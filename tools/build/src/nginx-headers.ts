/** The headers as an nginx include: nginx drops inherited ones in a block that sets its own, so each block includes it. */
export function nginxHeaders(headers: Readonly<Record<string, string>>): string {
  return Object.entries(headers)
    .map(([name, value]) => `add_header ${name} "${value.replace(/"/g, '\\"')}" always;\n`)
    .join('');
}

/** The same for what a backend answers: its own headers of these names give way. */
export function nginxCallHeaders(headers: Readonly<Record<string, string>>): string {
  const hidden = Object.keys(headers).map((name) => `proxy_hide_header ${name};\n`);
  return hidden.join('') + nginxHeaders(headers);
}

export const nginxHeadersFile = 'nginx-headers.conf';
export const nginxCallHeadersFile = 'nginx-call-headers.conf';
