import { formatBangkokFileTime, type OutcomeEntry, type VitalEntry } from '@wallet/domain';
import { describeEntry, framesOf, type ReceivedEntry } from '@wallet/operator/reports';
import { drawTable, html, type Html } from '../http/pages.ts';
import type { SandboxApp } from '../http/sandbox-app.ts';
import type { SandboxContext } from '../routing/route.ts';
import type { Store } from '../store/database.ts';
import { addTesterPage } from './tester-pages.ts';

/** So many of the newest are shown. */
const shown = 5_000;
const shownErrors = 50;

type Row = Awaited<ReturnType<typeof newest>>[number];

const newest = (db: Store) => db.selectFrom('report').selectAll().orderBy('id', 'desc').limit(shown).execute();

/** Shows testers what pages report. */
export function addReportPage(pages: SandboxApp, { db }: SandboxContext): void {
  addTesterPage(pages, '/__reports', 'Reports', async () => {
    const rows = await newest(db);
    return html`${rows.length === 0 && html`<p>Nothing was reported yet. Pages report when they are hidden or closed.</p>`}
      <h2>Releases</h2>${drawReleases(rows)}
      <h2>Speed</h2><p>Three of four page loads were at least this quick.</p>${drawVitals(rows)}
      <h2>Actions</h2>${drawOutcomes(rows)}
      <h2>Newest errors</h2>${drawErrors(rows)}`;
  });
}

/** Groups in the order of their first rows. */
function groupsOf<Item>(items: readonly Item[], nameOf: (item: Item) => string): readonly (readonly [string, readonly Item[]])[] {
  const groups = new Map<string, Item[]>();
  for (const item of items) groups.set(nameOf(item), [...(groups.get(nameOf(item)) ?? []), item]);
  return [...groups];
}

const totalOf = (entries: readonly { readonly count: number }[]): number => entries.reduce((sum, { count }) => sum + count, 0);

const isFailure = ({ kind }: ReceivedEntry): boolean => kind === 'error' || kind === 'missing' || kind === 'browser';

function drawReleases(rows: readonly Row[]): Html {
  const lines = groupsOf(rows, ({ app, release }) => `${app} ${release}`).map(([name, group]) => {
    const failures = group.map(({ entry }) => entry).filter(isFailure);
    // Each page load whose vitals are sent has one first byte.
    const loads = group.reduce(
      (sum, { entry, vitalsShare }) => sum + (entry.kind === 'vital' && entry.name === 'TTFB' ? entry.count / vitalsShare : 0),
      0,
    );
    const kinds = ['error', 'missing', 'browser'].map((kind) => totalOf(failures.filter((entry) => entry.kind === kind)));
    return [name, Math.round(loads), ...kinds, loads === 0 ? '' : ((1000 * totalOf(failures)) / loads).toFixed(1)];
  });
  return drawTable(['Release', 'Page loads, about', 'Errors', 'Missing files', 'Of browsers', 'Per 1,000 loads'], lines);
}

/** A value that was counted `count` times. */
interface Counted {
  readonly value: number;
  readonly count: number;
}

/** The value that three of four counted values do not exceed. Null without values. */
function thirdQuartile(values: readonly Counted[]): number | null {
  let left = 0.75 * totalOf(values);
  return (
    [...values]
      .sort((one, other) => one.value - other.value)
      .find(({ count }) => {
        left -= count;
        return left <= 0;
      })?.value ?? null
  );
}

function drawVitals(rows: readonly Row[]): Html {
  const vitals = rows.flatMap(({ entry }) => (entry.kind === 'vital' ? [entry] : []));
  const lines = groupsOf(vitals, ({ route }) => route).map(([route, group]) => {
    const p75 = (name: VitalEntry['name'], unit: string) => {
      const values = group.filter((vital) => vital.name === name);
      const value = thirdQuartile(values);
      return value === null ? '' : `${String(value)}${unit} (${String(totalOf(values))})`;
    };
    return [route, p75('LCP', ' ms'), p75('INP', ' ms'), p75('CLS', ''), p75('TTFB', ' ms')];
  });
  return drawTable(['Page', 'LCP', 'INP', 'CLS', 'TTFB'], lines);
}

function drawOutcomes(rows: readonly Row[]): Html {
  const outcomes = rows.flatMap(({ entry }) => (entry.kind === 'outcome' ? [entry] : []));
  const lines = groupsOf(outcomes, ({ action }) => action).map(([action, group]) => {
    const of = (outcome: OutcomeEntry['outcome']) => group.filter((entry) => entry.outcome === outcome);
    const byCode = (entries: readonly OutcomeEntry[]) =>
      groupsOf(entries, ({ code }) => code ?? '')
        .map(([code, same]) => `${code} ${String(totalOf(same))}`)
        .join(', ');
    const found = group.flatMap(({ foundAfterMs, count }) => (foundAfterMs === null ? [] : [{ value: foundAfterMs, count }]));
    const after = thirdQuartile(found);
    return [
      action,
      totalOf(of('done')),
      byCode(of('refused')),
      byCode(of('unknown')),
      after === null ? '' : `${String(totalOf(found))} within ${(after / 1000).toFixed(1)} s`,
    ];
  });
  return drawTable(['Action', 'Done', 'Refused', 'Unknown', 'Found out'], lines);
}

function drawErrors(rows: readonly Row[]): Html {
  const errors = rows.filter(({ entry }) => isFailure(entry));
  const groups = groupsOf(errors, ({ app, release, entry }) =>
    [app, release, describeEntry(entry), entry.route, ...framesOf(entry)].join('\n'),
  ).slice(0, shownErrors);
  return html`${groups.map(([, group]) => {
    const [{ app, release, entry, createdAt } = group[0] as Row] = group;
    return html`<details>
      <summary><b>${describeEntry(entry)}</b>, ${totalOf(group.map((row) => row.entry))} times, ${entry.route}, ${app} ${release}, ${formatBangkokFileTime(createdAt.getTime())}</summary>
      <pre tabindex="0">${framesOf(entry).join('\n') || 'without positions'}</pre>
    </details>`;
  })}`;
}
