import { withoutBreakMarks } from '@wallet/domain';
import { useText } from '@wallet/i18n';
import { useDayFormat } from '@wallet/i18n/day-format';
import { dayjs } from '@wallet/i18n/format';
import { Button, EmptyState, ErrorState, Skeleton, SlowNote, StateArt } from '@wallet/ui-kit';
import { DownIcon } from '@wallet/ui-kit/chat';
import { useCallback, useLayoutEffect, useRef, useState } from 'react';
import { Virtualizer } from 'virtua';
import type { ChatEntry } from '../conversation/chat-entry.ts';
import type { Conversation, ConversationState } from '../conversation/conversation.ts';
import styles from './History.module.scss';
import { MessageRow } from './MessageRow.tsx';
import { PanelLine } from './PanelLine.tsx';
import { useIsPrepended } from './use-is-prepended.ts';
import { useToday } from './use-today.ts';

interface HistoryProps {
  readonly conversation: Conversation;
  readonly state: ConversationState;
  readonly isAtEnd: boolean;
  /** Called when the newest messages become visible or hidden. */
  readonly onAtEnd: (isAtEnd: boolean) => void;
}

/** Distance from the end that counts as the end, in px. */
const endPx = 60;
/** Distance from the beginning at which older messages load, in px. */
const beginningPx = 400;

/** The messages, oldest first. Stays scrolled to the end, or to the position that is being read. */
export function History({ conversation, state, isAtEnd, onAtEnd }: HistoryProps) {
  const { t } = useText('chat');
  const { t: common } = useText('common');
  const { day, time } = useDayFormat();
  const { entries, history, older, unread } = state;
  const root = useRef<HTMLDivElement>(null);
  const scroller = useRef<HTMLDivElement>(null);
  const top = useRef<HTMLDivElement>(null);
  /** Last scroll position and size of the list. */
  const last = useRef({ top: 0, height: 0, viewport: 0 });
  const isPinnedToEnd = useRef(true);
  const [startMargin, setStartMargin] = useState(0);
  const isPrepended = useIsPrepended(entries);
  const lastOwn = entries.findLast(({ from }) => from === 'self')?.id;
  const lastOwnRef = useRef(lastOwn);
  const today = useToday();
  const isEmpty = entries.length === 0;

  const dayName = (ms: number) => {
    if (isSameDay(ms, today)) return t('history.today');
    return dayjs(ms).isSame(dayjs(today).subtract(1, 'day'), 'day') ? t('history.yesterday') : day(ms);
  };
  const dayOf = (index: number) => {
    const [at = 0, before] = [entries[index]?.at, entries[index - 1]?.at];
    return before !== undefined && isSameDay(at, before) ? null : dayName(at);
  };
  // Quick replies of older questions are removed.
  const lastAnswered = entries.findLastIndex(({ from }) => from === 'self');

  const keepAtEnd = useCallback(() => {
    const element = scroller.current;
    if (!isPinnedToEnd.current || !element) return;
    element.scrollTop = element.scrollHeight;
    last.current = { top: element.scrollTop, height: element.scrollHeight, viewport: element.clientHeight };
  }, []);
  /** The pressed element disappears; the focus stays in the list. */
  const keepFocus = useCallback(() => root.current?.focus({ preventScroll: true }), []);
  const reload = () => {
    keepFocus();
    conversation.reload();
  };
  const scrollToEnd = () => {
    isPinnedToEnd.current = true;
    onAtEnd(true);
    keepAtEnd();
    // The button disappears; the focus stays in the list.
    scroller.current?.focus({ preventScroll: true });
  };
  const loadOlderIfNear = () => {
    const element = scroller.current;
    if (element && element.scrollTop < beginningPx && older === 'idle' && history === 'ready') conversation.loadOlder();
  };
  const scroll = () => {
    const element = scroller.current;
    if (!element) return;
    const { scrollTop: top, scrollHeight: height, clientHeight: viewport } = element;
    // Only scrolling up leaves the end. When the visible area changes, the list scrolls itself, but never by more than
    // is visible.
    const isResized = height !== last.current.height || viewport !== last.current.viewport;
    const maxOwnMove = isResized ? Math.max(viewport, last.current.viewport) : 0;
    if (height - viewport - top <= endPx) isPinnedToEnd.current = true;
    else if (last.current.top - top > maxOwnMove) isPinnedToEnd.current = false;
    last.current = { top, height, viewport };
    onAtEnd(isPinnedToEnd.current);
    loadOlderIfNear();
  };

  useLayoutEffect(() => {
    setStartMargin(top.current?.offsetHeight ?? 0);
    const element = scroller.current;
    if (!element) return undefined;
    // Messages get their final height when they are rendered, and the keyboard reduces the list.
    const observer = new ResizeObserver(keepAtEnd);
    for (const part of [element, ...element.children]) observer.observe(part);
    return () => observer.disconnect();
  }, [isEmpty, keepAtEnd]);

  // Always scrolls to an own message.
  useLayoutEffect(() => {
    if (lastOwn !== lastOwnRef.current) {
      lastOwnRef.current = lastOwn;
      isPinnedToEnd.current = true;
      onAtEnd(true);
    }
    keepAtEnd();
  }, [entries, lastOwn, onAtEnd, keepAtEnd]);

  if (isEmpty) {
    return (
      <div ref={root} className={styles.history} tabIndex={-1} data-state="none" aria-busy={history === 'loading'}>
        {history === 'loading' && <LoadingMessages slowText={common('stillLoading')} />}
        {history === 'ready' && <EmptyState art={<StateArt kind="chat" />} title={t('history.empty')} text={t('history.emptyText')} />}
        {history === 'failed' && (
          <ErrorState
            art={<StateArt kind="offline" />}
            title={t('history.failed')}
            text={t('history.failedText')}
            retryLabel={common('retry')}
            onRetry={reload}
          />
        )}
      </div>
    );
  }
  return (
    <div ref={root} className={styles.history} tabIndex={-1}>
      <div
        ref={scroller}
        className={styles.scroller}
        role="region"
        aria-label={withoutBreakMarks(t('history.label'))}
        tabIndex={0}
        onScroll={scroll}
      >
        <div ref={top} className={styles.top} role="status">
          {older === 'loading' && <span>{t('history.loadingOlder')}</span>}
          {older === 'none' && <span>{t('history.beginning')}</span>}
          {older === 'failed' && (
            <>
              <span>{t('history.olderFailed')}</span>{' '}
              <Button
                variant="ghost"
                onClick={() => {
                  keepFocus();
                  conversation.loadOlder();
                }}
              >
                {common('retry')}
              </Button>
            </>
          )}
        </div>
        <Virtualizer scrollRef={scroller} shift={isPrepended} startMargin={startMargin} data={entries}>
          {(entry, index) => (
            <MessageRow
              key={entry.id}
              conversation={conversation}
              entry={entry}
              day={dayOf(index)}
              time={time(entry.at)}
              isFollowed={isFollowedBy(entry, entries[index + 1])}
              canReply={index > lastAnswered}
              onBeforeRemove={keepFocus}
            />
          )}
        </Virtualizer>
      </div>
      {history === 'failed' && (
        <div role="alert">
          <PanelLine variant="danger">
            <span>{t('history.failed')}</span>{' '}
            <Button variant="ghost" onClick={reload}>
              {common('retry')}
            </Button>
          </PanelLine>
        </div>
      )}
      {!isAtEnd && (
        <button
          type="button"
          className={styles['to-end']}
          aria-label={withoutBreakMarks(unread > 0 ? `${t('history.toLatest')}, ${t('unread', { count: unread })}` : t('history.toLatest'))}
          onClick={scrollToEnd}
        >
          <DownIcon aria-hidden="true" size={20} />
          {unread > 0 && <span aria-hidden="true">{unread}</span>}
        </button>
      )}
    </div>
  );
}

/** Whether time and delivery of the next message say the same of this one. A failed one has its own actions. */
function isFollowedBy({ from, name, at, delivery }: ChatEntry, next: ChatEntry | undefined): boolean {
  if (!next || delivery === 'failed') return false;
  return from === next.from && name === next.name && delivery === next.delivery && dayjs(at).isSame(next.at, 'minute');
}

const isSameDay = (one: number, other: number) => dayjs(one).isSame(other, 'day');

/** Placeholder in the shape of messages. */
function LoadingMessages({ slowText }: { readonly slowText: string }) {
  return (
    <div className={styles.waiting}>
      {(['support', 'member', 'support'] as const).map((from, index) => (
        <div key={index} className={styles.ghost} data-from={from}>
          <Skeleton shape="block" />
        </div>
      ))}
      <SlowNote text={slowText} />
    </div>
  );
}
