import type { StatementEntry } from '@wallet/api-client/statement';
import { testEntry } from '@wallet/api-client/test-entry';
import { currencies, moneyOf, statementTypes, sumStatement, type Currency, type StatementType } from '@wallet/domain';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addToHistory, nextPage, reachesBackTo, readBackTo, type History, type StatementPage } from './history.ts';

const midnight = Date.parse('2026-11-01T00:00:00+07:00');
const hourMs = 3_600_000;
const everything = 0;

const entry = (createdAt: number | null, more: Partial<StatementEntry> = {}) =>
  testEntry(createdAt, { amount: moneyOf(100, 'BAHT'), ...more });

/** A backend with pages of ten entries. */
class Backend {
  entries: readonly StatementEntry[];
  readonly tellsTotal: boolean;
  calls = 0;

  constructor(entries: readonly StatementEntry[], tellsTotal = true) {
    this.entries = entries;
    this.tellsTotal = tellsTotal;
  }

  read(page: number): StatementPage {
    this.calls += 1;
    const rows = this.entries.slice((page - 1) * 10, page * 10);
    const total = this.tellsTotal ? this.entries.length : null;
    return { page, rows, total, hasMore: total === null ? rows.length === 10 : page * 10 < total };
  }
}

/** Reads until there is nothing more to read. Something may happen at the backend before each call. */
function readAll(backend: Backend, from: History | null = null, before: () => void = () => undefined, until = everything): History {
  let history = addToHistory(from, backend.read(1));
  for (let page = history && nextPage(history, until); page !== null; page = history && nextPage(history, until)) {
    before();
    history = addToHistory(history, backend.read(page));
    expect(backend.calls).toBeLessThan(500);
  }
  if (history === null) throw new Error('nothing was read');
  return history;
}

const entriesOf = ({ rows }: History) => rows.filter((row) => row !== null);
const hourly = (count: number) => Array.from({ length: count }, (_, index) => entry(midnight - index * hourMs));

describe('the history of a statement', () => {
  it('is whole after each page was read once', () => {
    const backend = new Backend(hourly(35));
    const history = readAll(backend);
    expect(history.isWhole).toBe(true);
    expect(entriesOf(history)).toEqual(backend.entries);
    expect(backend.calls).toBe(4);
  });

  it('is not read further than asked', () => {
    const backend = new Backend(hourly(100));
    const since = midnight - 14 * hourMs;
    const history = readAll(backend, null, undefined, since);
    expect(backend.calls).toBe(2);
    expect(reachesBackTo(history, since)).toBe(true);
    expect(reachesBackTo(history, midnight - 19 * hourMs)).toBe(false);
    expect(readBackTo(history)).toBe(midnight - 19 * hourMs);
    expect(nextPage(history, null)).toBeNull();
  });

  it('has what was added while nothing was read, however much', () => {
    const backend = new Backend(hourly(40));
    const history = readAll(backend);
    backend.entries = [...Array.from({ length: 27 }, (_, index) => entry(midnight + (27 - index) * hourMs)), ...backend.entries];
    backend.calls = 0;
    expect(entriesOf(readAll(backend, history))).toEqual(backend.entries);
    expect(backend.calls).toBeLessThan(6);
  });

  it('is read again when entries have left the statement', () => {
    const backend = new Backend(hourly(40));
    const history = readAll(backend);
    backend.entries = backend.entries.toSpliced(15, 1);
    expect(entriesOf(readAll(backend, history))).toEqual(backend.entries);
  });

  it('is read again when an entry is added between others', () => {
    const backend = new Backend(hourly(60));
    let call = 0;
    const history = readAll(backend, null, () => {
      call += 1;
      if (call === 3) backend.entries = backend.entries.toSpliced(5, 0, entry(midnight - 4.5 * hourMs));
    });
    expect(entriesOf(history)).toEqual(backend.entries);
    expect(history.restarts).toBe(1);
  });

  it('goes on after a page that lacks a row', () => {
    const history = readAll(new ShortBackend(hourly(30)));
    expect(history.isWhole).toBe(true);
    expect(entriesOf(history)).toHaveLength(29);
  });

  it.each([true, false])('has equal entries as often as the statement (total told: %s)', (tellsTotal) => {
    const twins = Array.from({ length: 17 }, () => entry(midnight));
    expect(entriesOf(readAll(new Backend(twins, tellsTotal)))).toHaveLength(17);
  });

  it('ends with a backend that answers with the same page each time', () => {
    expect(entriesOf(readAll(new StuckBackend(hourly(10), false)))).toHaveLength(10);
  });

  it('has everything once a backend with pages of its own size was read', () => {
    const backend = new GenerousBackend(hourly(25));
    expect(readAll(backend)).toMatchObject({ isWhole: true });
    expect(backend.calls).toBe(1);
  });

  it('is not certain of any moment before it is whole, if the backend does not begin with the newest', () => {
    const backend = new Backend(hourly(30).toReversed());
    const first = addToHistory(null, backend.read(1));
    const history = first && addToHistory(first, backend.read(2));
    expect(history && reachesBackTo(history, midnight)).toBe(false);
    expect(history && readBackTo(history)).toBeNull();
    expect(readBackTo(readAll(backend))).toBe(midnight - 29 * hourMs);
  });
});

/** Answers with its first page each time. */
class StuckBackend extends Backend {
  override read(page: number) {
    return { ...super.read(1), page };
  }
}

/** Puts everything on its first page. */
class GenerousBackend extends Backend {
  override read(page: number) {
    return { ...super.read(page), rows: page === 1 ? this.entries : [] };
  }
}

/** Leaves one row out of its second page. */
class ShortBackend extends Backend {
  override read(page: number) {
    const read = super.read(page);
    return page === 2 ? { ...read, rows: read.rows.slice(1) } : read;
  }
}

it('sums to what the statement sums to, while entries are added and fail between the calls', () => {
  /** A statement over some days around midnight in Bangkok, newest first. */
  const anyEntry = fc
    .tuple(
      fc.constantFrom<StatementType>(...statementTypes, 'other'),
      fc.integer({ min: 1, max: 99_999_999 }),
      fc.constantFrom<Currency>(...currencies),
      fc.constantFrom('success', 'failed', 'in-progress'),
      fc.integer({ min: -40, max: 40 }),
      fc.constantFrom(null, { kind: 'refund', description: '' } as const),
    )
    .map(([type, minor, currency, status, halfHours, cause]) =>
      entry(midnight + (halfHours * hourMs) / 2, { type, typeText: type, amount: moneyOf(minor, currency), status, cause }),
    );
  const newestFirst = (entries: readonly StatementEntry[]) =>
    entries.toSorted((one, other) => Number(other.createdAt) - Number(one.createdAt));
  /** What happens before a call: an entry is added, or one that is in progress fails. */
  const event = fc.oneof(fc.constant(null), fc.nat(), fc.record({ added: anyEntry }));
  const days = { from: midnight - 24 * hourMs, to: midnight + 24 * hourMs };
  const later = midnight + 21 * hourMs;

  fc.assert(
    fc.property(
      fc.array(anyEntry, { maxLength: 70, size: 'max' }),
      fc.array(event, { maxLength: 12, size: 'max' }),
      fc.boolean(),
      (entries, events, tellsTotal) => {
        const backend = new Backend(newestFirst(entries), tellsTotal);
        let happened = 0;
        const happen = () => {
          const next = events[happened] ?? null;
          happened += 1;
          if (typeof next === 'number') {
            const open = backend.entries.filter(({ status }) => status === 'in-progress');
            const failing = open[next % open.length];
            backend.entries = backend.entries.map((row) => (row === failing ? { ...row, status: 'failed' } : row));
          } else if (next) backend.entries = [{ ...next.added, createdAt: later + happened * 1000 }, ...backend.entries];
        };
        const read = readAll(backend, null, happen);
        // Entries may have been added or have failed after their page was read.
        const history = readAll(backend, read);
        expect(entriesOf(history)).toEqual(backend.entries);
        expect(sumStatement(entriesOf(history), days)).toEqual(sumStatement(backend.entries, days));
      },
    ),
    { numRuns: 10_000 },
  );
}, 120_000);
