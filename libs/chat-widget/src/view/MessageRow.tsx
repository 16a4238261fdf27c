import { useText } from '@wallet/i18n';
import { Button, ProgressBar } from '@wallet/ui-kit';
import { ChatMessage } from '@wallet/ui-kit/chat';
import { memo } from 'react';
import type { ChatEntry } from '../conversation/chat-entry.ts';
import type { Conversation } from '../conversation/conversation.ts';
import { Content } from './Content.tsx';
import styles from './History.module.scss';

interface MessageRowProps {
  readonly conversation: Conversation;
  readonly entry: ChatEntry;
  /** The date, if this is the first message of a day, otherwise null. */
  readonly day: string | null;
  readonly time: string;
  /** The next message shows time and delivery for both. */
  readonly isFollowed: boolean;
  /** The last message, whose quick replies can still be used. */
  readonly canReply: boolean;
  /** Called before a pressed button disappears. */
  readonly onBeforeRemove: () => void;
}

/** A message with its actions, and the date if it is the first of a day. */
export const MessageRow = memo(function MessageRow({
  conversation,
  entry,
  day,
  time,
  isFollowed,
  canReply,
  onBeforeRemove,
}: MessageRowProps) {
  const { t } = useText('chat');
  const { id, from, name, content, delivery, progress = 0, isLost } = entry;
  // A progress bar inside shows the upload.
  const state = delivery === 'uploading_file' ? undefined : delivery;
  const removing = (action: (id: string) => void) => () => {
    onBeforeRemove();
    action(id);
  };
  return (
    <div className={styles.row}>
      {day !== null && <h3 className={styles.day}>{day}</h3>}
      <ChatMessage
        from={from === 'self' ? 'member' : 'support'}
        speaker={from === 'self' ? t('you') : (name ?? t('title'))}
        time={isFollowed ? null : time}
        {...(state && { delivery: { state, text: t(`delivery.${state}`) } })}
        actions={
          delivery === 'failed' ? (
            <>
              {!isLost && (
                <Button variant="secondary" onClick={removing(conversation.resend)}>
                  {t('resend')}
                </Button>
              )}
              <Button variant="secondary" onClick={removing(conversation.remove)}>
                {t('remove')}
              </Button>
            </>
          ) : delivery === 'uploading_file' ? (
            <Button variant="secondary" onClick={removing(conversation.cancelUpload)}>
              {t('cancel')}
            </Button>
          ) : undefined
        }
      >
        <Content
          content={content}
          canReply={canReply}
          onReply={(button) => {
            if (content.kind === 'quick-replies') onBeforeRemove();
            conversation.pressButton(button);
          }}
        />
        {delivery === 'uploading_file' && <ProgressBar label={t('delivery.sending')} value={progress} />}
      </ChatMessage>
    </div>
  );
});
