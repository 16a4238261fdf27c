/** What an operator can mend. The message says what is wrong and how to go on. */
export class Problem extends Error {}

const noRight = 'this user has no right to it';

const causes: Readonly<Record<string, string>> = {
  EACCES: noRight,
  EPERM: noRight,
  EROFS: 'it can only be read',
  ENOSPC: 'the disk is full',
  EDQUOT: 'the disk has no more room for this user',
  EFBIG: 'it would be too large',
  EIO: 'the disk does not work',
  ENOENT: 'it is not there',
  ENOTDIR: 'a part of it is no folder',
  EISDIR: 'it is a folder',
  ENOTEMPTY: 'something else writes into it',
  EEXIST: 'it is there already',
  ELOOP: 'its links lead in a circle',
  ENAMETOOLONG: 'its name is too long',
  EMFILE: 'too many files are open',
  EADDRINUSE: 'something listens there already',
  EADDRNOTAVAIL: 'this machine has no such address',
  ENOTFOUND: 'there is no such host',
};

/** One sentence for what went wrong at a place; null for a fault of the command itself. */
export function describeProblem(error: unknown, place = ''): string | null {
  if (!(error instanceof Error)) return null;
  if (error instanceof Problem) return error.message;
  const { code, path, dest, address, port } = error as NodeJS.ErrnoException & Readonly<{ dest?: string; address?: string; port?: number }>;
  if (code === undefined || !/^E[A-Z\d]+$/.test(code)) return null;
  // Of a copy and of a link, the place that is written to.
  const where = dest ?? path ?? (address === undefined ? place : `${address}:${String(port)}`);
  return `${where}${where === '' ? '' : ': '}${causes[code] ?? code}.`;
}

/** More lines of one kind say no more than the first ones. */
const most = 5;

/** Sentences of the form "place: what is wrong", where many places share what is wrong, in one line for each of these. */
export function summarize(problems: readonly string[]): readonly string[] {
  const places = new Map<string, string[]>();
  for (const problem of problems) {
    const [, place = '', what = problem] = /^(\S.*?): (.*)$/.exec(problem) ?? [];
    places.set(what, [...(places.get(what) ?? []), place]);
  }
  return [...places].flatMap(([what, at]) =>
    at.length > most && at[0] !== ''
      ? [`${at.slice(0, 3).join(', ')} and ${String(at.length - 3)} others: ${what}`]
      : at.map((place) => (place === '' ? what : `${place}: ${what}`)),
  );
}
