import type { ReactNode } from 'react';
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden.tsx';
import styles from './Table.module.scss';

export interface TableColumn<Row> {
  readonly id: string;
  readonly head: string;
  readonly cell: (row: Row) => ReactNode;
  /** `end` for amounts, so that their digits are aligned. */
  readonly align?: 'start' | 'end';
}

interface TableProps<Row> {
  /** Accessible caption. */
  readonly caption: string;
  readonly columns: readonly TableColumn<Row>[];
  readonly rows: readonly Row[];
  readonly keyOf: (row: Row) => string;
  /** Other rows are loading. The current ones stay until then. */
  readonly isBusy?: boolean;
}

/**
 * A table. If there is no room for columns, each row becomes a small card. The roles are explicit, because some
 * browsers drop them when a table has another `display`.
 */
export function Table<Row>({ caption, columns, rows, keyOf, isBusy = false }: TableProps<Row>) {
  return (
    <div className={styles.holder} data-busy={isBusy}>
      <table className={styles.table} role="table" aria-busy={isBusy}>
        <caption>
          <VisuallyHidden>{caption}</VisuallyHidden>
        </caption>
        <thead className={styles.heads} role="rowgroup">
          <tr role="row">
            {columns.map(({ id, head, align }) => (
              <th key={id} scope="col" role="columnheader" className={styles.head} data-align={align}>
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className={styles.rows} role="rowgroup">
          {rows.map((row) => (
            <tr key={keyOf(row)} role="row" className={styles.row}>
              {columns.map(({ id, head, cell, align }) => (
                <td key={id} role="cell" className={styles.cell} data-align={align}>
                  <span className={styles.name} aria-hidden="true">
                    {head}
                  </span>
                  <span className={styles.value}>{cell(row)}</span>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
