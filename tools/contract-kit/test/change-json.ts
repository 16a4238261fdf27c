import { parseJson } from '../src/kit/client.ts';

/** Changes of a response, by path: `wallet.amount`, or `slots[].code` for every entry of a list. */
export interface JsonChange {
  readonly set?: Readonly<Record<string, unknown>>;
  readonly remove?: readonly string[];
  /** Gives fields other names. */
  readonly rename?: Readonly<Record<string, string>>;
  /** Hours by which times are moved. */
  readonly shift?: Readonly<Record<string, number>>;
  /** Multiplies numbers. */
  readonly scale?: Readonly<Record<string, number>>;
  /** Puts the last entry of a list first. */
  readonly reverse?: string;
  /** Has the entries of a list twice. */
  readonly double?: string;
  /** Puts the whole response into a field. */
  readonly wrap?: string;
}

type Fields = Record<string, unknown>;
const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null;

/** Returns the changed body, in which what is undefined is absent. Anything but JSON stays as it is. */
export function changeJson(
  body: Buffer,
  { set = {}, remove = [], rename = {}, shift = {}, scale = {}, reverse, double, wrap }: JsonChange,
): Buffer | string {
  const changes: readonly (readonly [string, (object: Fields, name: string) => void])[] = [
    ...Object.entries(set).map(([path, value]) => [path, (object: Fields, name: string) => (object[name] = value)] as const),
    ...remove.map((path) => [path, (object: Fields, name: string) => (object[name] = undefined)] as const),
    ...Object.entries(rename).map(([path, other]) => [path, move(other)] as const),
    ...Object.entries(shift).map(([path, hours]) => [path, delay(hours)] as const),
    ...Object.entries(scale).map(
      ([path, factor]) => [path, (object: Fields, name: string) => (object[name] = Number(object[name]) * factor)] as const,
    ),
    ...(reverse === undefined
      ? []
      : [[reverse, (object: Fields, name: string) => (object[name] = [object[name]].flat().reverse())] as const]),
    ...(double === undefined
      ? []
      : [[double, (object: Fields, name: string) => (object[name] = [object[name], object[name]].flat())] as const]),
  ];
  if (changes.length === 0 && wrap === undefined) return body;
  const json = parseJson(body.toString());
  if (json === undefined) return body;
  const root: Fields = { '': json };
  for (const [path, change] of changes) apply(root, `.${path}`.replace(/^\.\[/, '[').split('.'), change);
  return JSON.stringify(wrap === undefined ? root[''] : { [wrap]: root[''] });
}

const move = (other: string) => (object: Fields, name: string) => {
  object[other] = object[name];
  object[name] = undefined;
};

const delay = (hours: number) => (object: Fields, name: string) => {
  object[name] = new Date(Date.parse(String(object[name])) + hours * 3_600_000).toISOString();
};

/** Changes what is at a path, wherever it is there. */
function apply(object: unknown, [step = '', ...rest]: readonly string[], change: (object: Fields, name: string) => void): void {
  if (!isFields(object)) return;
  const [name = '', ...lists] = step.split('[]');
  if (rest.length === 0 && lists.length === 0) change(object, name);
  else if (lists.length === 0) apply(object[name], rest, change);
  else if (Array.isArray(object[name])) {
    const list = object[name] as unknown[];
    if (rest.length > 0) for (const entry of list) apply(entry, rest, change);
    else for (const index of list.keys()) change(list as unknown as Fields, String(index));
  }
}
