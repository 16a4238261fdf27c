import type { Random } from './random.ts';

/** Stands for a field that is left out. */
export const absent = Symbol('absent');

export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The ways in which backends write a value. `name` is its field; what is settled about a field holds in all responses. */
export function waysToWrite(value: unknown, name: string, random: Random): readonly unknown[] {
  if (value === null || value === '') return [value, null, '', absent];
  if (typeof value === 'number') return waysOfNumber(value, name);
  if (typeof value === 'boolean') return [value, Number(value), String(value), String(value).toUpperCase(), String(Number(value))];
  if (typeof value === 'string') return waysOfText(value, name, random);
  if (Array.isArray(value)) return value.length === 0 ? [value, null, absent] : [value];
  const held = isRecord(value) ? Object.values(value) : [];
  return held.length === 1 ? [value, value, value, held[0]] : [value];
}

function waysOfNumber(value: number, name: string): readonly unknown[] {
  const figures = value.toFixed(2);
  const plain = [value, String(value), { $numberInt: String(value) }, figures, `${figures}00`, ` ${figures} `, { $numberDecimal: figures }];
  const grouped = figures.replace(/\B(?=(\d{3})+\.)/g, ',');
  // Sums of binary fractions are not exact.
  return [...plain, grouped, ...(/amount$/i.test(name) ? [value * (1 + Number.EPSILON)] : [])];
}

/** Its texts are in Bangkok's time, except for their zone. */
const inBangkok = (ms: number) => new Date(ms + 7 * 3_600_000);

const isoTime = /^\d{4}-\d\d-\d\dT[\d:.]+Z$/;

function waysOfText(value: string, name: string, random: Random): readonly unknown[] {
  if (isoTime.test(value)) return waysOfTime(value, random.settled(`precision ${name}`).onceIn(2));
  if (/^https?:\/\//.test(value)) return [value, ` ${value} `, value.replace(/^https?/, (scheme) => scheme.toUpperCase())];
  if (!/^_id$|Id$|^reference$/.test(name)) return [value];
  const ids = [value, { $oid: value }, ...(String(Number(value)) === value ? [Number(value)] : [])];
  return [random.settled(`id ${name}`).pick(ids)];
}

function waysOfTime(value: string, isPrecise: boolean): readonly unknown[] {
  const ms = Date.parse(value);
  if (isPrecise) {
    return [
      value,
      ms,
      String(ms),
      { $date: value },
      inBangkok(ms).toISOString().replace('Z', '+07:00'),
      inBangkok(ms).toISOString().replace('T', ' ').replace('Z', '+07'),
      value.replace('Z', '000Z'),
    ];
  }
  const seconds = Math.floor(ms / 1000);
  const whole = new Date(seconds * 1000);
  return [
    whole.toISOString().replace('.000', ''),
    seconds,
    String(seconds),
    inBangkok(seconds * 1000)
      .toISOString()
      .replace('.000Z', '+07:00'),
    inBangkok(seconds * 1000)
      .toISOString()
      .replace('T', ' ')
      .replace('.000Z', ' +0700'),
    whole.toUTCString(),
    inBangkok(seconds * 1000)
      .toUTCString()
      .replace('GMT', '+0700'),
    { $date: { $numberLong: String(seconds * 1000) } },
  ];
}

const listNames = ['banks', 'sources', 'conditions', 'agreements', 'banners', 'bonuses', 'coupons', 'history'];
const switchNames = ['enabled', 'active', 'status'];

/** The ways in which backends write a whole response: a list bare or in a field, a switch under another name. */
export function waysToWrap(value: unknown): readonly unknown[] {
  if (Array.isArray(value))
    return [value, { data: value, total: value.length }, ...listNames.map((name) => ({ [name]: value as unknown[] }))];
  const [held, ...others] = isRecord(value) ? Object.values(value) : [];
  if (held === undefined || others.length > 0) return [value];
  return [value, held, ...switchNames.map((name) => ({ [name]: held }))];
}
