/** What file managers of Linux write above the addresses of copied files. */
const listHead = /^x-special\/\S+\s+(?:copy|cut)\s/;
/** A path, or an address of a file: `/home/…`, `~/…`, `C:\…`, `\\server\…`, `file://…`. */
const path = /^(?:[/~\\]|[a-z]:[\\/]|(?!https?:)[a-z][a-z\d+.-]*:\/\/)/i;

/** Whether a text that was copied with files consists of their names, paths or addresses, as file managers write them. */
export function namesFilesOnly(text: string, files: readonly Pick<File, 'name'>[]): boolean {
  const names = new Set(files.map(({ name }) => name.normalize()));
  return text
    .replace(listHead, '')
    .split(/[\r\n]+/)
    .map((line) => line.trim().replace(/^"(.*)"$/, '$1'))
    .every((line) => line === '' || [line, ...lastParts(line)].some((name) => names.has(name.normalize())));
}

/** The last part of a path, as it is and decoded. */
function lastParts(line: string): readonly string[] {
  const part = path.test(line) ? line.split(/[/\\]/).at(-1) : undefined;
  if (part === undefined) return [];
  try {
    return [part, decodeURIComponent(part)];
  } catch {
    return [part];
  }
}
