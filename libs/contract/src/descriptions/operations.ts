import { descriptions } from './descriptions.ts';
import { requestTimeoutMs, type Operation, type OperationRow, type Params } from '../operation.ts';
import { rows } from '../operations/rows.ts';

export { commonErrors, fillPath, type Operation, type ParamSchema, type Upload } from '../operation.ts';

export type OperationId = keyof typeof rows;

/** The names of all path parameters. */
export type ParamName = { [Id in OperationId]: keyof Params<(typeof rows)[Id]> }[OperationId];

const address = ({ path, method }: OperationRow) => `${path} ${method}`;

/** Every operation by id, sorted by path. */
export const operations = Object.fromEntries(
  (Object.keys(rows) as OperationId[])
    .map((id): Operation => ({ id, timeoutMs: requestTimeoutMs, fields: [], errors: [], ...rows[id], ...descriptions[id] }))
    .sort((one, other) => (address(one) < address(other) ? -1 : 1))
    .map((operation) => [operation.id, operation]),
) as {
  readonly [Id in OperationId]: { readonly id: Id } & Pick<Operation, 'errors' | 'fields' | 'timeoutMs'> &
    (typeof rows)[Id] &
    (typeof descriptions)[Id];
};

/** The same as a list. */
export const allOperations: readonly (Operation & { readonly id: OperationId })[] = Object.values(operations);
