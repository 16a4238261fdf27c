import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseSettings, readSettings, siteParts, type Settings } from '@wallet/settings';
import type { AppCode } from './apply-settings.ts';
import type { Archive } from './archive.ts';
import { describeProblem, Problem } from './problem.ts';
import { currentVersion } from './releases.ts';

/** Settings as an operator wrote them. */
export interface GivenSettings {
  readonly json: unknown;
  /** The folder of the pictures that they name. */
  readonly folder: string;
}

/** Each version has the settings that it was made from, as they were given, and the pictures beside them. */
export const settingsFolder = 'settings';
export const settingsFile = 'settings.json';

interface SettingsFiles {
  /** All settings. With `brand`, those of the site only. */
  readonly settings: string | null;
  /** Settings of a brand, which cannot say where the site is and whom it talks to. */
  readonly brand: string | null;
}

/** The settings of a version that is sent; null if it has none. */
export function settingsOf(to: string): GivenSettings | null {
  const current = currentVersion(to);
  if (current === null) return null;
  const folder = join(current, settingsFolder);
  if (existsSync(join(folder, settingsFile))) return { json: readJson(join(folder, settingsFile)), folder };
  if (!existsSync(join(current, settingsFile))) return null;
  throw new Problem(
    `${current} was written by an earlier release, which did not keep its settings as they were given: name them by --settings FILE.`,
  );
}

/** The settings of the files that are named. What no file is named for stays as the present version has it; null if that has none. */
export function readGivenSettings(to: string, { settings, brand }: SettingsFiles): GivenSettings | null {
  if (brand === null) return settings === null ? settingsOf(to) : { json: readJson(settings), folder: dirname(settings) };
  const ofBrand = readParts(brand, (name) => !isOfSite(name), 'part of the site and not of a brand: it belongs into --settings');
  const ofSite =
    settings === null ? pick(settingsOf(to)?.json, isOfSite) : readParts(settings, isOfSite, 'part of the brand, which --brand gives');
  return { json: { ...ofSite, ...ofBrand }, folder: dirname(brand) };
}

/** Checks settings. Throws a `Problem` that names each field, what was given and what is allowed. */
export async function checkSettings(code: AppCode, archive: Archive, given: GivenSettings): Promise<Settings> {
  const { pinned, flags, colors } = archive;
  const facts = { ...(await code.settableParts()), pinned, allowedLinks: flags.allowedLinks, colors: Object.keys(colors.dark) };
  const reading = readSettings(given.json, facts);
  if (!reading.ok) throw new Problem(['The settings cannot be used:', ...reading.problems].join('\n  '));
  return reading.settings;
}

const isOfSite = (name: string): boolean => siteParts.some((part) => part === name);

function readParts(file: string, belongs: (name: string) => boolean, why: string): object {
  const json = readJson(file);
  const foreign = isObject(json) ? Object.keys(json).filter((name) => name !== '$schema' && !belongs(name)) : [];
  if (!isObject(json)) throw new Problem(`${file} is not a JSON object.`);
  if (foreign.length > 0) throw new Problem([`${file} cannot be used:`, ...foreign.map((name) => `${name} is ${why}.`)].join('\n  '));
  return json;
}

const pick = (json: unknown, belongs: (name: string) => boolean): object =>
  isObject(json) ? Object.fromEntries(Object.entries(json).filter(([name]) => belongs(name))) : {};

const isObject = (json: unknown): json is Readonly<Record<string, unknown>> =>
  typeof json === 'object' && json !== null && !Array.isArray(json);

function readJson(file: string): unknown {
  let content: Buffer;
  try {
    content = readFileSync(file);
  } catch (error) {
    throw new Problem(describeProblem(error, file) ?? `${file} cannot be read.`);
  }
  const parsed = parseSettings(content);
  if ('problem' in parsed) throw new Problem(`${file} ${parsed.problem}.`);
  return parsed.json;
}

/** What is different in the second of two JSON values, one line a field. */
export function differences(before: unknown, after: unknown, field = ''): readonly string[] {
  if (JSON.stringify(before) === JSON.stringify(after)) return [];
  if (!isObject(before) || !isObject(after)) return [`${field}: ${shown(before)} -> ${shown(after)}`];
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  return names.flatMap((name) => differences(before[name], after[name], field === '' ? name : `${field}.${name}`));
}

const shown = (value: unknown): string => (value === undefined || value === null ? 'not set' : JSON.stringify(value));
