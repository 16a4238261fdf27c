import { describe, expect, it } from 'vitest';
import { commandLines, readCall, type CommandName } from '../src/apply/command-line.ts';
import { describeProblem, Problem, summarize } from '../src/apply/problem.ts';

const read = (line: string) => readCall(line.split(' ').filter(Boolean), 'wallet-th 1.0.0');

describe('the command line', () => {
  it.each(['--help', '-h', 'help', 'help me'])('%s lists the commands and the exit codes', (line) => {
    for (const name of Object.keys(commandLines)) expect(read(line)).toContain(`\n  ${name}`);
    expect(read(line)).toContain('Ends with 0');
  });

  it.each(Object.keys(commandLines) as CommandName[])('%s --help has examples, which can be called', (name) => {
    const help = read(`${name} --help`);
    if (typeof help !== 'string') throw new Error('no help');
    expect(read(`help ${name}`)).toBe(help);
    const examples = help.split('Examples:')[1]?.match(/(?<=node wallet\.mjs ).*/g) ?? [];
    expect(examples.length).toBeGreaterThan(0);
    for (const example of examples) expect(read(example.replace(/'[^']*'/, 'x'))).toMatchObject({ name });
  });

  it('--version is that of the app', () => expect(read('--version')).toBe('wallet-th 1.0.0'));

  it('reads what was typed', () => {
    const call = readCall(['deploy', '--to', '/srv/wallet', '--settings=a b.json', '--dry-run'], '');
    if (typeof call === 'string') throw new Error(call);
    expect([call.name, call.value('to'), call.value('settings'), call.value('brand'), call.isDryRun]).toEqual([
      ...['deploy', '/srv/wallet', 'a b.json'],
      null,
      true,
    ]);
    expect(readCall(['reports', '--to', 'a', '--to', 'b'], '')).toMatchObject({ targets: ['a', 'b'] });
  });

  it.each([
    ['', 'a command is missing'],
    ['aply', '"aply" is not a command'],
    ['apply', 'apply needs --to FOLDER'],
    ['apply --to', "Option '--to <value>' argument missing"],
    ['apply --too x', "Unknown option '--too'"],
    ['apply --to x --reload y', "Unknown option '--reload'"],
    ['apply --to x y', 'apply can do nothing with "y"'],
    ['apply --to x --to y', '--to is given twice'],
    ['apply --to x --settings=', '--settings is empty'],
    ['verify --to x', 'verify needs a URL or FILE'],
    ['stack', 'stack needs a FILE'],
    ['constructor', '"constructor" is not a command'],
  ])('"%s" is refused: %s', (line, message) => expect(() => read(line)).toThrow(message));
});

it.each([
  ['ENOSPC', {}, '/srv/wallet: the disk is full.'],
  ['EACCES', { path: '/srv/wallet/a' }, '/srv/wallet/a: this user has no right to it.'],
  ['ENOSPC', { path: 'files/a', dest: '/srv/wallet/a' }, '/srv/wallet/a: the disk is full.'],
  ['EADDRINUSE', { address: '127.0.0.1', port: 9000 }, '127.0.0.1:9000: something listens there already.'],
  ['EUNHEARD', {}, '/srv/wallet: EUNHEARD.'],
])('%s is one sentence', (code, facts, sentence) => {
  expect(describeProblem(Object.assign(new Error('x'), { code, ...facts }), '/srv/wallet')).toBe(sentence);
});

it('a fault of the command is none of the operator', () => {
  expect([describeProblem(new TypeError('x')), describeProblem('x'), describeProblem(new Problem('y'))]).toEqual([null, null, 'y']);
});

it('one cause in many places is one line', () => {
  const problems = Array.from({ length: 7 }, (_, index) => `/page${String(index)}: the status is 502.`);
  expect(summarize([...problems, '/a: other.', 'no place.'])).toEqual([
    '/page0, /page1, /page2 and 4 others: the status is 502.',
    '/a: other.',
    'no place.',
  ]);
});
