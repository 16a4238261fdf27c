import { FeatureLink, paths, QueryPagination, useAvailability, useModal } from '@wallet/app-shell';
import { useText } from '@wallet/i18n';
import { EntriesLoading, EntryList, StatementFrame, writeEntryAddress, type EntryAddress } from '@wallet/statement';
import { Button, EmptyState, StateArt } from '@wallet/ui-kit';
import { useEffect, useId, useRef, useState } from 'react';
import styles from './list/EntryFilters.module.scss';
import { EntryFilters } from './list/EntryFilters.tsx';
import { filterEntries, isFiltering, isPartial, noFilter, loadedEntries, nextToLoad } from './list/loaded-entries.ts';
import { useStatement } from './list/use-statement.ts';

/** The member's money movements, page by page. */
export function StatementPage() {
  const { t } = useText('statement');
  const { t: common } = useText('common');
  const { open, preload } = useModal();
  const hasDeposit = useAvailability().modal('deposit');
  const { query, page, lastPage, pages, loaded, goTo } = useStatement();
  const { data: entries, error, isFetching } = query;
  const [filter, setFilter] = useState(noFilter);
  const note = useId();
  const all = loadedEntries(loaded);
  const isFiltered = isFiltering(filter);
  const shown = isFiltered ? filterEntries(all, filter) : entries;
  // After a failed request, an empty list proves nothing.
  const knownEntries = error && shown?.length === 0 ? undefined : shown;
  const more = isFiltered ? nextToLoad(loaded, lastPage) : null;
  const top = useTopOf(page, isFiltered);

  const openReceipt = (entry: EntryAddress) => open('receipt', { entry: writeEntryAddress(entry) });

  return (
    <StatementFrame
      heading={t('heading')}
      controls={
        <EntryFilters
          noteId={note}
          filter={filter}
          loaded={all}
          shown={isFiltered ? (shown ?? []) : all}
          total={loaded.total}
          isStale={error !== undefined}
          onFilter={setFilter}
        >
          <FeatureLink className={styles.chip} to={paths.overview}>
            {common('titles.overview')}
          </FeatureLink>
          <button type="button" className={styles.chip} onPointerEnter={() => preload('slips')} onClick={() => open('slips')}>
            {t('slips.open')}
          </button>
        </EntryFilters>
      }
      query={{ ...query, data: knownEntries }}
      failedTitle={t('failed')}
      loading={<EntriesLoading />}
      empty={
        <EmptyState
          art={<StateArt kind="statement" />}
          title={isFiltered ? t('filter.none') : t('empty')}
          action={!isFiltered && hasDeposit && <Button onClick={() => open('deposit')}>{t('types.deposit')}</Button>}
        />
      }
      after={
        <>
          {isFiltered && more !== null && (
            <Button variant="secondary" isBusy={isFetching} busyLabel={common('loading')} onClick={() => goTo(more)}>
              {t('filter.more')}
            </Button>
          )}
          {!isFiltered && (shown !== undefined || (error && !isFetching)) && <QueryPagination list={pages} onPage={goTo} />}
          {isPartial(all, loaded.total) && (
            <p id={note} className={styles.note}>
              {t('filter.note', { count: all.length })}
            </p>
          )}
        </>
      }
      top={top}
    >
      {(rows) => <EntryList label={t('heading')} entries={rows} onOpen={openReceipt} />}
    </StatementFrame>
  );
}

/** Scrolls to the first row when another page is chosen at the end of the list. */
function useTopOf(page: number, isFiltered: boolean) {
  const top = useRef<HTMLDivElement>(null);
  const before = useRef(page);
  useEffect(() => {
    if (before.current !== page && !isFiltered) top.current?.scrollIntoView({ block: 'nearest' });
    before.current = page;
  }, [page, isFiltered]);
  return top;
}
