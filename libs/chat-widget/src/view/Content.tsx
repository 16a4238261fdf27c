import { useText } from '@wallet/i18n';
import { ChatButtons, ChatCards, ChatMedia, ChatText, ChatUnknown, QuickReplies } from '@wallet/ui-kit/chat';
import type { ChatButton, ChatContent } from '../conversation/chat-entry.ts';
import { AttachmentPreview } from './AttachmentPreview.tsx';

interface ContentProps {
  readonly content: ChatContent;
  readonly canReply: boolean;
  readonly onReply: (button: ChatButton) => void;
}

/** Renders the content of a message of any type. For an unknown type, its readable part. */
export function Content({ content, canReply, onReply }: ContentProps) {
  const { t } = useText('chat');
  const { t: common } = useText('common');

  switch (content.kind) {
    case 'text':
      return <ChatText text={content.text} />;
    case 'postback':
      return <ChatText text={content.title} />;
    case 'buttons':
      return (
        <>
          {content.text && <ChatText text={content.text} />}
          <ChatButtons buttons={content.buttons} onReply={onReply} />
        </>
      );
    case 'quick-replies':
      return (
        <>
          {content.text && <ChatText text={content.text} />}
          {canReply && <QuickReplies label={t('message.replies')} replies={content.replies} onReply={onReply} />}
        </>
      );
    case 'cards':
      return <ChatCards label={t('message.cards')} cards={content.cards} onReply={onReply} />;
    case 'media':
      return (
        <>
          {content.file ? (
            <AttachmentPreview file={content.file} isLarge />
          ) : content.url === null ? (
            <ChatUnknown text={t('message.mediaFailed')} />
          ) : (
            <ChatMedia
              kind={content.media}
              src={content.url}
              labels={{
                open: t(openLabels[content.media]),
                failed: { title: t('message.mediaFailed'), text: t('message.mediaFailedText'), retry: common('retry') },
              }}
            />
          )}
          {content.text && <ChatText text={content.text} />}
        </>
      );
    case 'unknown':
      return content.text ? <ChatText text={content.text} /> : <ChatUnknown text={t('message.unknown')} />;
  }
}

const openLabels = { image: 'message.openImage', video: 'message.video', file: 'message.file' } as const;
