import type { ReceivedEntry } from './read-reports.ts';

/** An entry in one line, without its positions. */
export function describeEntry(entry: ReceivedEntry): string {
  switch (entry.kind) {
    case 'error':
      return entry.code === null ? entry.name : `${entry.name} (React ${String(entry.code)})`;
    case 'missing':
      return `${entry.file} did not come`;
    case 'browser':
      return `${entry.type} ${entry.about}`.trim();
    case 'outcome':
      return [entry.action, entry.outcome, entry.code].filter(Boolean).join(' ');
    case 'vital':
      return `${entry.name} ${String(entry.value)}`;
  }
}

/** The positions of an entry, newest first, one a line: what `wallet stack` reads. */
export const framesOf = (entry: ReceivedEntry): readonly string[] => ('frames' in entry ? entry.frames : []);
