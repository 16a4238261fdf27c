import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  realpathSync,
  rmSync,
  statSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { spawnSync } from 'node:child_process';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { keptProblems } from '../src/apply/kept-assets.ts';
import { withLock } from '../src/apply/lock.ts';
import { removeOld, switchBack, writeVersion } from '../src/apply/releases.ts';

let to: string;
beforeEach(() => (to = mkdtempSync(join(tmpdir(), 'wallet-releases-'))));
afterEach(() => rmSync(to, { recursive: true, force: true }));

/** Writes a version with one page and one script. */
const put = (name: string, content: string) =>
  writeVersion(to, (folder) => {
    mkdirSync(join(folder, 'assets'));
    writeFileSync(join(folder, 'page.html'), content, { mode: 0o600 });
    writeFileSync(join(folder, `assets/script-${content}.js`), content, { mode: 0o600 });
    writeFileSync(join(folder, 'robots.txt'), 'same', { mode: 0o600 });
    return Promise.resolve(name);
  });

const sent = () => readFileSync(join(to, 'current/page.html'), 'utf8');
const links = () => ['current', 'previous'].map((name) => (existsSync(join(to, name)) ? readlinkSync(join(to, name)) : null));
const modesBelow = (folder: string) =>
  readdirSync(folder, { recursive: true, withFileTypes: true }).map((entry) => {
    const mode = statSync(join(entry.parentPath, entry.name)).mode & 0o777;
    return mode === (entry.isDirectory() ? 0o755 : 0o644) ? 'right' : `${entry.name} ${mode.toString(8)}`;
  });
/** The number of a process that has ended. */
const gone = () => spawnSync('true').pid;
const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000);

it('can be read by the server, whatever the rights were, and whatever is kept', async () => {
  const umask = process.umask(0o077);
  const first = await put('1', 'one');
  await put('2', 'two');
  process.umask(umask);
  for (const folder of [first.folder, realpathSync(join(to, 'current')), join(to, 'kept')]) {
    expect(new Set(modesBelow(folder)), folder).toEqual(new Set(['right']));
    expect(statSync(first.folder).mode & 0o777).toBe(0o755);
  }
});

it('gives a file another time if its content is another, and the same if it is the same', async () => {
  const timeOf = (file: string) => statSync(join(to, 'current', file)).mtimeMs;
  await put('1', 'one');
  const before = [timeOf('page.html'), timeOf('robots.txt')];
  await put('2', 'two');
  expect([timeOf('page.html') === before[0], timeOf('robots.txt') === before[1]]).toEqual([false, true]);
});

it('replaces another content under the same name, and leaves the former to go back to', async () => {
  await put('1', 'one');
  await put('1', 'two');
  expect([sent(), links()]).toEqual(['two', ['1.2', '1']]);
  expect(readFileSync(join(to, 'current/nginx-root.conf'), 'utf8')).toBe(`root "${join(to, '1.2')}";\n`);
});

it('stays if nothing is different, with its rights set right', async () => {
  const { folder } = await put('1', 'one');
  chmodSync(join(folder, 'page.html'), 0o600);
  await put('1', 'one');
  expect([links(), new Set(modesBelow(folder))]).toEqual([['1', null], new Set(['right'])]);
});

it.each(['page.html', 'files.json'])('is written again if %s was changed, and nobody goes back to what was changed', async (file) => {
  await put('0', 'zero');
  const { folder } = await put('1', 'one');
  writeFileSync(join(folder, file), '{}');
  await put('1', 'one');
  expect([sent(), links()[0]]).toEqual(['one', '1.2']);
  if (file === 'page.html') expect(links()[1]).toBe('0');
});

it('is undone whole', async () => {
  await put('1', 'one');
  await put('2', 'two');
  (await put('3', 'three')).undo();
  expect([sent(), links()]).toEqual(['two', ['2', '1']]);
});

it('goes back, undoes that, and says which way it goes', async () => {
  expect(switchBack(to)).toBeNull();
  await put('1', 'one');
  expect(switchBack(to)).toBeNull();
  utimesSync(join(to, '1/nginx-root.conf'), daysAgo(1), daysAgo(1));
  await put('2', 'two');
  const back = switchBack(to);
  expect([sent(), back?.isNewer]).toEqual(['one', false]);
  back?.undo();
  expect([sent(), links()]).toEqual(['two', ['2', '1']]);
  switchBack(to);
  expect([switchBack(to)?.isNewer, sent()]).toEqual([true, 'two']);
});

it('removes nothing before the server has taken the next one, and then what was not sent for a day', async () => {
  await put('1', 'one');
  await put('2', 'two');
  for (const name of ['1', '2']) utimesSync(join(to, name), daysAgo(2), daysAgo(2));
  const next = await put('3', 'three');
  expect(existsSync(join(to, '1'))).toBe(true);
  next.undo();
  removeOld(to);
  expect(links()).toEqual(['2', '1']);
  await put('4', 'four');
  removeOld(to);
  expect(readdirSync(to).filter((name) => /^\d$/.test(name))).toEqual(['2', '3', '4']);
});

it('keeps the scripts of former versions for a day, and only as they were written', async () => {
  await put('1', 'one');
  writeFileSync(join(to, 'current/assets/foreign.js'), 'alert(1)');
  await put('2', 'two');
  const kept = join(to, 'kept/assets');
  expect(readdirSync(kept)).toEqual(['script-one.js']);
  expect(keptProblems(to)).toEqual([]);
  writeFileSync(join(kept, 'foreign.js'), 'alert(1)');
  expect(keptProblems(to)).toEqual([`assets/foreign.js in ${join(to, 'kept')} is of no release.`]);
  writeFileSync(join(kept, 'script-one.js'), 'alert(1)');
  expect(keptProblems(to)).toContain(`assets/script-one.js in ${join(to, 'kept')} was changed.`);
  removeOld(to);
  expect(readdirSync(kept)).toEqual(['script-one.js']);
  utimesSync(join(kept, 'script-one.js'), daysAgo(2), daysAgo(2));
  removeOld(to);
  expect([readdirSync(kept), keptProblems(to)]).toEqual([[], []]);
});

it('removes what commands that were killed have left', async () => {
  const pid = String(gone());
  for (const name of ['writing', 'kept']) mkdirSync(join(to, `.${name}-${pid}`));
  for (const name of ['current', 'previous']) symlinkSync('1', join(to, `.${name}-${pid}`));
  mkdirSync(join(to, `.writing-${String(process.ppid)}`));
  await put('1', 'one');
  expect(readdirSync(to).filter((name) => name.startsWith('.'))).toEqual([`.writing-${String(process.ppid)}`]);
});

it.each(['current', 'previous'])('says that %s is a folder, and leaves everything', async (name) => {
  mkdirSync(join(to, name));
  await expect(put('1', 'one')).rejects.toThrow(`${join(to, name)} is no link`);
  expect(readdirSync(to)).toEqual([name]);
});

it('leaves nothing where writing fails', async () => {
  await put('1', 'one');
  await expect(writeVersion(to, () => Promise.reject(new Error('full')))).rejects.toThrow('full');
  expect(readdirSync(to).sort()).toEqual(['1', 'current']);
});

it('is not written where no folder can be made', async () => {
  await expect(withLock('/proc/wallet/site', () => Promise.resolve())).rejects.toThrow('No folder can be made in /proc.');
});

it('is written by one command at a time', async () => {
  let running = 0;
  const once = async () => {
    running += 1;
    expect(running).toBe(1);
    await new Promise(setImmediate);
    running -= 1;
  };
  symlinkSync(String(gone()), join(to, '.lock'));
  await withLock(to, once);
  expect(readdirSync(to)).toEqual([]);
  symlinkSync(String(process.ppid), join(to, '.lock'));
  const waiting = withLock(to, once);
  rmSync(join(to, '.lock'));
  await waiting;
  expect(readdirSync(to)).toEqual([]);
});
