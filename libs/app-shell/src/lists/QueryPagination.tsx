import { lastPageOf, pageWindow } from '@wallet/domain';
import { useText } from '@wallet/i18n';
import { Pagination } from '@wallet/ui-kit';

interface QueryPaginationProps {
  /** What is known of the list at the page that was chosen. */
  readonly list: Parameters<typeof lastPageOf>[0];
  readonly onPage: (page: number) => void;
}

/** Leads through a list of the backend's. The page that was chosen is offered although the list may have become shorter. */
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
