import { parseArgs } from 'node:util';

/** Called wrongly. The message says what is missing or too much. */
export class UsageError extends Error {}

const options = {
  to: { value: 'FOLDER', about: 'the folder that the server reads, such as /srv/wallet' },
  target: { value: 'TARGET', about: 'where reports go: sentry:DSN (also GlitchTip), otlp:URL or file:FOLDER; may be given several times' },
  settings: {
    value: 'FILE',
    about: 'what is different from the build (settings.md); without it, the settings of the present version stay',
  },
  brand: { value: 'FILE', about: 'the same without `flags`, `site` and `bankApps`: those come from --settings, or stay' },
  'accept-addresses': { value: 'CODE', about: 'accepts addresses that change; --dry-run prints the code' },
  'dry-run': { about: 'says what would change, and writes nothing' },
  key: { value: 'FILE', about: 'the public key that a release has to be signed with; without it, that of this release' },
  reload: { value: 'COMMAND', about: 'how the server reads a version; without it: nginx -t && nginx -s reload' },
  listen: { value: 'ADDRESS', about: 'where to receive reports; without it: 127.0.0.1:9000' },
} as const;

type OptionName = keyof typeof options;

interface CommandLine {
  readonly about: string;
  /** A value without a name, as it is called in messages. */
  readonly operand?: string;
  readonly required: readonly OptionName[];
  readonly optional: readonly OptionName[];
  readonly examples: readonly string[];
}

const source = ['settings', 'brand', 'accept-addresses', 'dry-run'] as const;

export const commandLines = {
  apply: {
    about: 'writes a version of the site; the server sends it after its next reload',
    required: ['to'],
    optional: source,
    examples: ['apply --to /srv/wallet --settings settings.json'],
  },
  deploy: {
    about: 'the same, and lets the server read it; if the server refuses it, the version before stays',
    required: ['to'],
    optional: [...source, 'reload'],
    examples: [
      'deploy --to /srv/wallet --settings settings.json --dry-run',
      'deploy --to /srv/wallet --settings settings.json',
      'deploy --to /srv/wallet --brand brand.json',
      "deploy --to /srv/wallet --reload 'systemctl reload caddy'",
    ],
  },
  rollback: {
    about: 'goes back to the version before; a second time, forward again',
    required: ['to'],
    optional: ['reload'],
    examples: ['rollback --to /srv/wallet'],
  },
  verify: {
    about:
      'compares what the server sends with what was written, and that with what archive and settings make; or a release with its signature',
    operand: 'URL or FILE',
    required: [],
    optional: ['to', 'key'],
    examples: ['verify https://wallet.example.com --to /srv/wallet', 'verify wallet-th-1.2.0.tar.gz'],
  },
  reports: {
    about: 'receives what pages report and passes it on',
    required: ['target'],
    optional: ['listen'],
    examples: ['reports --to file:/var/log/wallet'],
  },
  stack: {
    about: 'shows the lines of the sources for the positions in a text: a file, or - for what is typed',
    operand: 'FILE',
    required: [],
    optional: [],
    examples: ['stack error.txt'],
  },
} as const satisfies Readonly<Record<string, CommandLine>>;

export type CommandName = keyof typeof commandLines;

/** Reports go to a target, by the same option as a site goes to a folder. */
const optionOf = (name: OptionName): string => (name === 'target' ? 'to' : name);

function lineOf(name: OptionName): string {
  const option: { readonly about: string; readonly value?: string } = options[name];
  return `--${optionOf(name)}${option.value === undefined ? '' : ` ${option.value}`}`;
}

export const isCommand = (name: string): name is CommandName => Object.hasOwn(commandLines, name);

const endings = 'Ends with 0 when it is done, 1 when something is refused or different, 2 when it is called wrongly.';

/** What `--help` prints of everything. */
function overview(): string {
  const rows = Object.entries(commandLines).map(([name, { about }]) => `  ${name.padEnd(10)}${about}`);
  return [
    'node wallet.mjs COMMAND OPTIONS',
    '',
    ...rows,
    '',
    'node wallet.mjs COMMAND --help shows the options of a command, with examples.',
    endings,
  ].join('\n');
}

/** What `--help` prints of one command. */
function helpOf(name: CommandName): string {
  const { about, required, optional, examples, operand }: CommandLine = commandLines[name];
  const call = [operand, ...required.map(lineOf), ...optional.map((option) => `[${lineOf(option)}]`)].filter(Boolean).join(' ');
  const rows = [...required, ...optional].map((option) => `  ${lineOf(option).padEnd(26)}${options[option].about}`);
  return [
    `node wallet.mjs ${name} ${call}`,
    '',
    `${name} ${about}.`,
    ...(rows.length > 0 ? ['', ...rows] : []),
    '',
    'Examples:',
    ...examples.map((example) => `  node wallet.mjs ${example}`),
    '',
    endings,
  ].join('\n');
}

/** What was typed. */
export interface Call {
  readonly name: CommandName;
  readonly operand: string;
  readonly value: (name: OptionName) => string | null;
  readonly targets: readonly string[];
  readonly isDryRun: boolean;
}

/** Reads what was typed: a call, or the text that was asked for. Throws a `UsageError`. */
export function readCall(args: readonly string[], version: string): Call | string {
  const [name = '', ...rest] = args;
  const [asked = ''] = rest;
  if (['--help', '-h'].includes(name) || (name === 'help' && !isCommand(asked))) return overview();
  if (['--version', '-v'].includes(name)) return version;
  if (name === 'help' && isCommand(asked)) return helpOf(asked);
  if (!isCommand(name)) throw new UsageError(name === '' ? 'a command is missing' : `"${name}" is not a command`);
  if (rest.includes('--help') || rest.includes('-h')) return helpOf(name);
  const { required, optional, operand }: CommandLine = commandLines[name];
  const { values, positionals } = parse(rest, [...required, ...optional]);
  const missing = required.find((option) => values[optionOf(option)] === undefined);
  if (missing !== undefined) throw new UsageError(`${name} needs ${lineOf(missing)}`);
  const [given, more] = positionals;
  if (operand !== undefined && given === undefined) throw new UsageError(`${name} needs a ${operand}`);
  const tooMuch = operand === undefined ? given : more;
  if (tooMuch !== undefined) throw new UsageError(`${name} can do nothing with "${tooMuch}"`);
  for (const [option, value] of Object.entries(values)) {
    if (Array.isArray(value) && value.length > 1 && !required.includes('target')) throw new UsageError(`--${option} is given twice`);
    if (Array.isArray(value) && value.includes('')) throw new UsageError(`--${option} is empty`);
  }
  const textsOf = (option: OptionName) => (values[optionOf(option)] ?? []) as readonly string[];
  return {
    name,
    operand: given ?? '',
    value: (option) => textsOf(option)[0] ?? null,
    targets: textsOf('to'),
    isDryRun: values['dry-run'] === true,
  };
}

function parse(args: readonly string[], names: readonly OptionName[]) {
  const kindOf = (name: OptionName) =>
    'value' in options[name] ? ({ type: 'string', multiple: true } as const) : ({ type: 'boolean' } as const);
  try {
    return parseArgs({
      args: [...args],
      options: Object.fromEntries(names.map((name) => [optionOf(name), kindOf(name)])),
      allowPositionals: true,
    });
  } catch (error) {
    // The rest is about arguments that begin with a dash.
    throw new UsageError((error instanceof Error ? error.message : '').split(/\. |\n/)[0] ?? '');
  }
}
