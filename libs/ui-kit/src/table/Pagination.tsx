import { withoutBreakMarks } from '@wallet/domain';
import { IconButton } from '../button/IconButton.tsx';
import { NextIcon, PreviousIcon } from '../icons/icons.ts';
import styles from './Pagination.module.scss';

interface PaginationProps {
  /** Accessible name, such as "Pages of the statement". */
  readonly label: string;
  /** Current page, starting at 1. */
  readonly page: number;
  readonly pageCount: number;
  /** Pages to choose from. */
  readonly pages: readonly number[];
  /** Accessible name of a page, such as "Page 3". */
  readonly nameOf: (page: number) => string;
  readonly previousLabel: string;
  readonly nextLabel: string;
  readonly onPage: (page: number) => void;
}

/** Pagination of a list. Renders nothing if there is only one page. */
export function Pagination({ label, page, pageCount, pages, nameOf, previousLabel, nextLabel, onPage }: PaginationProps) {
  if (pageCount < 2) return null;
  return (
    <nav className={styles.nav} aria-label={withoutBreakMarks(label)}>
      <div className={styles.inside}>
        <ul className={styles.pages}>
          {pages.map((number) => (
            <li key={number}>
              <button
                type="button"
                className={styles.page}
                aria-label={withoutBreakMarks(nameOf(number))}
                aria-current={number === page ? 'page' : undefined}
                onClick={() => onPage(number)}
              >
                {number}
              </button>
            </li>
          ))}
        </ul>
        {/* Not `disabled`, which would remove the focus at the end of the list. */}
        <IconButton label={previousLabel} aria-disabled={page <= 1} onClick={() => page > 1 && onPage(page - 1)}>
          <PreviousIcon aria-hidden="true" size={20} />
        </IconButton>
        <IconButton label={nextLabel} aria-disabled={page >= pageCount} onClick={() => page < pageCount && onPage(page + 1)}>
          <NextIcon aria-hidden="true" size={20} />
        </IconButton>
      </div>
    </nav>
  );
}
