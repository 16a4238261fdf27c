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
  /** Name of the day that begins with this message, or null. */
  readonly day: string | null;
  readonly time: string;
  /** Nothing was said since: its quick replies are still to choose from. */
  readonly canReply: boolean;
  /** Told before a button goes away because it was pressed. */
  readonly onGoing: () => void;
}

/** One message with what can be done about it, and the day where that begins with it. */
export const MessageRow = memo(function MessageRow({ conversation, entry, day, time, canReply, onGoing }: MessageRowProps) {
  const { t } = useText('chat');
  const { id, from, name, content, delivery, progress = 0, isLost } = entry;
  // How far its file is, a bar inside it shows.
  const state = delivery === 'uploading_file' ? undefined : delivery;
  const going = (act: (id: string) => void) => () => {
    onGoing();
    act(id);
  };
  return (
    <div className={styles['row']}>
      {day !== null && <h3 className={styles['day']}>{day}</h3>}
      <ChatMessage
        from={from === 'self' ? 'member' : 'support'}
        speaker={from === 'self' ? t('you') : (name ?? t('title'))}
        time={time}
        {...(state && { delivery: { state, text: t(`delivery.${state}`) } })}
        actions={
          delivery === 'failed' ? (
            <>
              {!isLost && (
                <Button variant="secondary" onClick={going(conversation.resend)}>
                  {t('resend')}
                </Button>
              )}
              <Button variant="secondary" onClick={going(conversation.remove)}>
                {t('remove')}
              </Button>
            </>
          ) : delivery === 'uploading_file' ? (
            <Button variant="secondary" onClick={going(conversation.cancelUpload)}>
              {t('cancel')}
            </Button>
          ) : undefined
        }
      >
        <Content
          content={content}
          canReply={canReply}
          onSay={(button) => {
            if (content.kind === 'quick-replies') onGoing();
            conversation.pressButton(button);
          }}
        />
        {delivery === 'uploading_file' && <ProgressBar label={t('delivery.sending')} value={progress} />}
      </ChatMessage>
    </div>
  );
});
