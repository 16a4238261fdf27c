import { withoutBreakMarks } from '@wallet/domain';
import { joinSentences, useText } from '@wallet/i18n';
import { useDayFormat } from '@wallet/i18n/day-format';
import { dayjs } from '@wallet/i18n/format';
import { Button, EmptyState, ErrorState, Skeleton, SlowNote, StateArt } from '@wallet/ui-kit';
import { DownIcon } from '@wallet/ui-kit/chat';
import { useCallback, useRef, type UIEvent } from 'react';
import { Virtualizer } from 'virtua';
import type { ChatEntry } from '../conversation/chat-entry.ts';
import type { Conversation, ConversationState } from '../conversation/conversation.ts';
import styles from './History.module.scss';
import { MessageRow } from './MessageRow.tsx';
import { PanelLine } from './ConnectionLine.tsx';
import { useDayOf } from './use-day-of.ts';
import { useStickToEnd } from './use-stick-to-end.ts';

interface HistoryProps {
  readonly conversation: Conversation;
  readonly state: ConversationState;
  readonly isAtEnd: boolean;
  /** When support answers. Empty if it is not known. */
  readonly hours: string;
  /** Called when the newest messages become visible or hidden. */
  readonly onAtEnd: (isAtEnd: boolean) => void;
}

/** Distance from the beginning at which older messages load, in px. */
const beginningPx = 400;

/** The messages, oldest first. Stays scrolled to the end, or to the position that is being read. */
export function History({ conversation, state, isAtEnd, hours, onAtEnd }: HistoryProps) {
  const { t } = useText('chat');
  const { time } = useDayFormat();
  const { entries, history, older, unread } = state;
  const root = useRef<HTMLDivElement>(null);
  const { scroller, top, startMargin, isPrepended, scrollToEnd, onScroll } = useStickToEnd(entries, onAtEnd);
  const dayOf = useDayOf(entries);
  // Quick replies of older questions are removed.
  const lastAnswered = entries.findLastIndex(({ from }) => from === 'self');

  /** The pressed element disappears; the focus stays in the list. */
  const keepFocus = useCallback(() => root.current?.focus({ preventScroll: true }), []);
  const retrying = (read: () => void) => () => {
    keepFocus();
    read();
  };
  const toEnd = () => {
    scrollToEnd();
    // The button disappears; the focus stays in the list.
    scroller.current?.focus({ preventScroll: true });
  };
  const scroll = ({ currentTarget }: UIEvent<HTMLElement>) => {
    onScroll(currentTarget);
    if (currentTarget.scrollTop < beginningPx && older === 'idle' && history === 'ready') conversation.loadOlder();
  };

  if (entries.length === 0) {
    return (
      <div ref={root} className={styles.history} tabIndex={-1} data-state="none" aria-busy={history === 'loading'}>
        <NoMessages history={history} hours={hours} onRetry={retrying(conversation.reload)} />
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
          {older === 'none' && <span>{joinSentences(t('greeting'), hours)}</span>}
          {older === 'failed' && <Failed text={t('history.olderFailed')} onRetry={retrying(conversation.loadOlder)} />}
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
            <Failed text={t('history.failed')} onRetry={retrying(conversation.reload)} />
          </PanelLine>
        </div>
      )}
      {!isAtEnd && <ToEnd unread={unread} onPress={toEnd} />}
    </div>
  );
}

/** Whether time and delivery of the next message say the same of this one. A failed one has its own actions. */
function isFollowedBy({ from, name, at, delivery }: ChatEntry, next: ChatEntry | undefined): boolean {
  if (!next || delivery === 'failed') return false;
  return from === next.from && name === next.name && delivery === next.delivery && dayjs(at).isSame(next.at, 'minute');
}

/** One of the placeholders in the shape of messages. */
const ghost = (
  <div className={styles.ghost}>
    <Skeleton shape="block" />
  </div>
);

interface NoMessagesProps extends Pick<ConversationState, 'history'>, Pick<HistoryProps, 'hours'> {
  readonly onRetry: () => void;
}

/** What stands in the place of the messages while there are none. */
function NoMessages({ history, hours, onRetry }: NoMessagesProps) {
  const { t } = useText('chat');
  const { t: common } = useText('common');
  switch (history) {
    case 'loading':
      return (
        <div className={styles.waiting}>
          {ghost}
          {ghost}
          {ghost}
          <SlowNote text={common('stillLoading')} />
        </div>
      );
    case 'ready':
      return <EmptyState art={<StateArt kind="chat" />} title={t('greeting')} text={hours || t('history.emptyText')} />;
    case 'failed': {
      const texts = { title: t('history.failed'), text: t('history.failedText'), retryLabel: common('retry') };
      return <ErrorState art={<StateArt kind="offline" />} {...texts} onRetry={onRetry} />;
    }
  }
}

/** Says that messages could not be read, beside those that are there. */
function Failed({ text, onRetry }: { readonly text: string; readonly onRetry: () => void }) {
  const { t } = useText('common');
  return (
    <>
      <span>{text}</span>{' '}
      <Button variant="ghost" onClick={onRetry}>
        {t('retry')}
      </Button>
    </>
  );
}

/** Leads to the latest messages, and shows how many of them are new. */
function ToEnd({ unread, onPress }: Pick<ConversationState, 'unread'> & { readonly onPress: () => void }) {
  const { t } = useText('chat');
  const label = unread > 0 ? `${t('history.toLatest')}, ${t('unread', { count: unread })}` : t('history.toLatest');
  return (
    <button type="button" className={styles['to-end']} aria-label={withoutBreakMarks(label)} onClick={onPress}>
      <DownIcon aria-hidden="true" size={20} />
      {unread > 0 && <span aria-hidden="true">{unread}</span>}
    </button>
  );
}
