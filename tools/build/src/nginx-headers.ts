/** The headers as an nginx include: nginx drops inherited ones in a block that sets its own, so each block includes it. */
export function nginxHeaders(headers: Readonly<Record<string, string>>): string {
  return Object.entries(headers)
    .map(([name, value]) => `add_header ${name} "${value.replace(/"/g, '\\"')}" always;\n`)
    .join('');
}

export const nginxHeadersFile = 'nginx-headers.conf';
