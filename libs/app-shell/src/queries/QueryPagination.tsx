import { lastPageOf, pageWindow } from '@wallet/domain';
import { useText } from '@wallet/i18n';
import { Pagination } from '@wallet/ui-kit';

interface QueryPaginationProps {
  /** The list at the selected page. */
  readonly list: Parameters<typeof lastPageOf>[0];
  readonly onPage: (page: number) => void;
}

/** Pagination of a list from the backend. Offers the selected page even if the list has become shorter. */
export function QueryPagination({ list, onPage }: QueryPaginationProps) {
  const { t } = useText('common');
  const { page } = list;
  const pageCount = Math.max(page, lastPageOf(list));
  return (
    <Pagination
      label={t('paging.label')}
      page={page}
      pageCount={pageCount}
      pages={pageWindow(page, pageCount)}
      nameOf={(number) => t('paging.page', { page: number })}
      previousLabel={t('paging.previous')}
      nextLabel={t('paging.next')}
      onPage={onPage}
    />
  );
}
