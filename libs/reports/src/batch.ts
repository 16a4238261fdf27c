import { maxReportEntries, type ReportBatch, type ReportEntry } from '@wallet/domain';

type Uncounted<Entry> = Entry extends unknown ? Omit<Entry, 'count'> : never;

/** Something that is reported. The same twice is counted. */
export type NewEntry = Uncounted<ReportEntry>;

/** Collects reports and sends them when the page is hidden, which may be the last moment that it has. */
export function collectReports(url: string, factsNow: () => Omit<ReportBatch, 'entries'>): (entry: NewEntry) => void {
  const entries = new Map<string, { count: number }>();
  addEventListener('visibilitychange', () => {
    if (!document.hidden || entries.size === 0) return;
    navigator.sendBeacon(url, JSON.stringify({ ...factsNow(), entries: [...entries.values()] }));
    entries.clear();
  });
  return (entry) => {
    const key = JSON.stringify(entry);
    const known = entries.get(key);
    if (known) known.count += 1;
    else if (entries.size < maxReportEntries) entries.set(key, { ...entry, count: 1 });
  };
}
