import { Button } from '../button/Button.tsx';
import styles from './Pagination.module.scss';

interface PaginationProps {
  /** Names it, as "Pages of the statement". */
  readonly label: string;
  /** The page that is shown, from 1. */
  readonly page: number;
  readonly pageCount: number;
  /** The pages to choose from, which the rule of the list gives. */
  readonly pages: readonly number[];
  /** Name of a page for who hears it, as "Page 3". */
  readonly nameOf: (page: number) => string;
  readonly previousLabel: string;
  readonly nextLabel: string;
  readonly onPage: (page: number) => void;
}

/** Leads through a long list page by page. Nothing where there is one page only. */
export function Pagination({ label, page, pageCount, pages, nameOf, previousLabel, nextLabel, onPage }: PaginationProps) {
  if (pageCount < 2) return null;
  return (
    <nav className={styles['nav']} aria-label={label}>
      <div className={styles['inside']}>
        <ul className={styles['pages']}>
          {pages.map((number) => (
            <li key={number}>
              <button
                type="button"
                className={styles['page']}
                aria-label={nameOf(number)}
                aria-current={number === page ? 'page' : undefined}
                onClick={() => onPage(number)}
              >
                {number}
              </button>
            </li>
          ))}
        </ul>
        {/* Not `disabled`: who comes to an end of the list keeps the focus. */}
        <Button variant="secondary" aria-disabled={page <= 1} onClick={() => onPage(page - 1)}>
          {previousLabel}
        </Button>
        <Button variant="secondary" aria-disabled={page >= pageCount} onClick={() => onPage(page + 1)}>
          {nextLabel}
        </Button>
      </div>
    </nav>
  );
}
