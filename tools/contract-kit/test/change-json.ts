import { parseJson } from '../src/kit/client.ts';

/**
 * Values by path: `wallet.amount`, or `slots[].code` for every entry of a list. Undefined: the field is absent. A function makes the value of
 * the former one.
 */
export type JsonChange = Readonly<Record<string, unknown>>;

type Fields = Record<string, unknown>;
const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null;

/** Returns the changed body. Anything but JSON stays as it is. */
export function changeJson(body: Buffer, change: JsonChange): Buffer | string {
  const json = parseJson(body.toString());
  if (Object.keys(change).length === 0 || json === undefined) return body;
  const root: Fields = { '': json };
  for (const [path, value] of Object.entries(change)) apply(root, `.${path}`.replace(/^\.\[/, '[').split('.'), value);
  return JSON.stringify(root['']);
}

/** Changes what is at a path, wherever it is there. */
function apply(object: unknown, [step = '', ...rest]: readonly string[], value: unknown): void {
  if (!isFields(object)) return;
  const [name = '', ...lists] = step.split('[]');
  const set = (at: Fields, key: string) => {
    at[key] = typeof value === 'function' ? (value as (former: unknown) => unknown)(at[key]) : value;
  };
  if (rest.length === 0 && lists.length === 0) set(object, name);
  else if (lists.length === 0) apply(object[name], rest, value);
  else if (Array.isArray(object[name])) {
    const list = object[name] as unknown[];
    if (rest.length > 0) for (const entry of list) apply(entry, rest, value);
    else for (const index of list.keys()) set(list as unknown as Fields, String(index));
  }
}
