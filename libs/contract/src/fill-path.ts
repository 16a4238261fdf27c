import type { OperationRow, Params } from './operation.ts';

/** Fills encoded values into the path of an operation. Throws if one is missing. */
export function fillPath<Row extends Pick<OperationRow, 'path'>>({ path }: Row, values: Params<Row>): string {
  const given: Readonly<Record<string, string>> = values;
  return path.replace(/\{(\w+)\}/g, (_braced, name: string) => {
    const value = given[name];
    if (value === undefined) throw new Error(`${path} needs ${name}`);
    return encodeURIComponent(value);
  });
}
