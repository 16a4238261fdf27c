import { parseArgs } from 'node:util';
import { portVariable, shortName, type AppFlags } from '@wallet/build';
import { currencies, languages } from '@wallet/domain';
import { isPort, sandboxPort, sandboxVariable } from '../shared/ports.ts';
import type { NewApp } from './new-app-request.ts';

/** The existing apps and names. */
export interface Existing {
  /** The apps by name. */
  readonly apps: ReadonlyMap<string, AppFlags>;
  /** Names that are already used. */
  readonly taken: readonly string[];
}

const options = {
  from: { type: 'string' },
  theme: { type: 'string' },
  market: { type: 'string' },
  currency: { type: 'string' },
  phone: { type: 'string' },
  'calling-code': { type: 'string' },
  language: { type: 'string' },
  mark: { type: 'string' },
  port: { type: 'string' },
} as const;

const usage = `Usage: npm run new-app -- <name>, with any of ${Object.keys(options)
  .map((name) => `--${name}`)
  .join(', ')}.`;

/** Reads the arguments of `npm run new-app`. Omitted ones default to the copied app's values. Throws an Error that says what is allowed. */
export function readNewApp(args: readonly string[], existing: Existing): NewApp {
  const { name, values } = parse(args);
  checkName(name, existing);
  const known = [...existing.apps.keys()];
  const from = appNamed('--from', values.from ?? known[0] ?? '', known);
  const base = existing.apps.get(from);
  if (!base) throw new Error('There is no app to copy.');
  const { market, development } = base;
  const spoken = values.language === undefined ? market.languages : someOf('--language', values.language, languages);
  const language = values.language === undefined ? market.defaultLanguage : (spoken[0] ?? market.defaultLanguage);
  return {
    name,
    from,
    theme: appNamed('--theme', values.theme ?? from, known),
    market: readMarket(values.market ?? name),
    currencies: values.currency === undefined ? market.currencies : someOf('--currency', values.currency, currencies),
    phoneLength: values.phone === undefined ? market.phoneLength : readPhone(values.phone),
    callingCode: values['calling-code'] === undefined ? market.callingCode : readCallingCode(values['calling-code']),
    language,
    languages: spoken,
    mark: values.mark === undefined ? base.mark : readMark(values.mark),
    operator: development.operator,
    port: readPort(
      values.port,
      [...existing.apps.values()].map(({ development: { port } }) => port),
    ),
  };
}

function parse(args: readonly string[]) {
  try {
    const { values, positionals } = parseArgs({ args: [...args], options, allowPositionals: true });
    const [name, ...others] = positionals;
    if (name !== undefined && others.length === 0) return { name, values };
  } catch {
    // Its own message is about how to escape arguments.
  }
  throw new Error(usage);
}

function checkName(name: string, { apps, taken }: Existing): void {
  if (!/^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/.test(name) || name.endsWith('-e2e')) {
    throw new Error(
      `The name is "${name}"; expected lower-case letters, digits and single hyphens, starting with a letter and not ending in -e2e, as in wallet-kh.`,
    );
  }
  const variables = [sandboxVariable, ...[...apps.keys()].map(portVariable)];
  if (apps.has(name) || [name, `${name}-e2e`].some((each) => taken.includes(each)) || variables.includes(portVariable(name))) {
    throw new Error(`The name "${name}" is taken; choose one that no app, lib or tool has, with or without wallet- before it.`);
  }
}

/** Returns an app by its name, with or without the wallet- prefix. */
function appNamed(option: string, name: string, apps: readonly string[]): string {
  const found = apps.find((app) => app === name || shortName(app) === name);
  if (found === undefined) throw new Error(`${option} is "${name}"; expected ${apps.join(' or ')}.`);
  return found;
}

/** Reads a comma-separated list of allowed words, in the given order. */
function someOf<Word extends string>(option: string, text: string, allowed: readonly Word[]): Word[] {
  const words = text.split(',');
  const read = words.flatMap((word) => allowed.filter((each) => each === word));
  if (read.length !== words.length || new Set(words).size !== words.length) {
    throw new Error(`${option} is "${text}"; expected ${allowed.join(' or ')}, or several of them separated by commas, the default first.`);
  }
  return read;
}

function readPhone(text: string): number | null {
  if (text === 'any') return null;
  if (!/^[1-9]\d?$/.test(text) || Number(text) > 20)
    throw new Error(`--phone is "${text}"; expected the number of digits of a phone number, from 1 to 20, or any.`);
  return Number(text);
}

function readCallingCode(text: string): string {
  if (!/^[1-9]\d{0,2}$/.test(text)) throw new Error(`--calling-code is "${text}"; expected one to three digits without plus, as in 855.`);
  return text;
}

function readMarket(text: string): string {
  if (!/^[\p{L}\p{M}\d -]{1,40}$/u.test(text))
    throw new Error(`--market is "${text}"; expected up to 40 letters, digits, spaces and hyphens.`);
  return text;
}

function readMark(text: string): string {
  if (!/^[Mm][MmLlHhVvCcSsQqTtAaZz\d ,.-]{1,2000}$/.test(text))
    throw new Error(`--mark is "${text}"; expected the path of an SVG that begins with M.`);
  return text;
}

function readPort(text: string | undefined, used: readonly number[]): number {
  if (text === undefined) return Math.max(...used) + 1;
  if (!isPort(text) || [...used, sandboxPort].includes(Number(text))) {
    throw new Error(`--port is "${text}"; expected a port from 1 to 65535 that neither an app nor the sandbox uses.`);
  }
  return Number(text);
}
