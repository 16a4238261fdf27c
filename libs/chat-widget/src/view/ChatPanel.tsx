import { type AttachmentRefusal, checkAttachment, maxChatTextLength } from '@wallet/domain';
import { type Refusal, useRefusalText, useText } from '@wallet/i18n';
import { copyFile, IconButton, VisuallyHidden } from '@wallet/ui-kit';
import { CloseIcon, RefreshIcon } from '@wallet/ui-kit/chat';
import { type Dispatch, type DragEvent, type SetStateAction, useEffect, useId, useRef, useState, useSyncExternalStore } from 'react';
import type { Conversation } from '../conversation/conversation.ts';
import styles from './ChatPanel.module.scss';
import { Composer } from './Composer.tsx';
import { ConnectionLine } from './ConnectionLine.tsx';
import { History } from './History.tsx';
import { useAnnouncement } from './use-announcement.ts';
import { usePanelDialog } from './use-panel-dialog.ts';

export interface ChatPanelProps {
  readonly conversation: Conversation;
  /** The panel is closing: its animation is running. */
  readonly isClosing?: boolean;
  /** Copies of chosen and validated files, sent with the next message. Stored outside, next to the conversation. */
  readonly files: readonly File[];
  readonly onFiles: Dispatch<SetStateAction<readonly File[]>>;
  readonly onClose: () => void;
  /** When support answers. */
  readonly hours?: string;
}

/**
 * The conversation with support. On phones it is modal and fills the screen above the keyboard. On wider screens it is
 * next to the page, which stays usable. Needs the `chat`, `refusals` and `common` namespaces.
 */
export function ChatPanel({ conversation, isClosing = false, files, onFiles, onClose, hours = '' }: ChatPanelProps) {
  const { t } = useText('chat');
  const refusalText = useRefusalText();
  const id = useId();
  const state = useSyncExternalStore(conversation.subscribe, conversation.getState);
  const message = useRef<HTMLTextAreaElement>(null);
  const dialog = useRef<HTMLDialogElement>(null);
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const [isAtEnd, setAtEnd] = useState(true);
  const news = useAnnouncement(state);
  usePanelDialog(dialog, message, onClose);
  useReportViewed(conversation, isAtEnd && !isClosing);

  const attach = async (chosen: readonly File[]) => {
    const readings = await Promise.all(chosen.map(readAttachment));
    const refused = readings.find((reading) => !reading.ok);
    setRefusal(refused?.refusal ?? null);
    onFiles((former) => [...former, ...readings.flatMap((reading) => (reading.ok ? reading.file : []))]);
  };

  const { isDropping, ...dropHandlers } = useFileDrop(attach);

  const send = () => {
    const refused = files.map((file) => conversation.sendFile(file)).find((refusal) => refusal !== undefined);
    onFiles([]);
    const isTooLong = conversation.sendText(state.draft) === 'too-long';
    setRefusal(refused ?? (isTooLong ? { code: 'TEXT_TOO_LONG', maximum: maxChatTextLength } : null));
    message.current?.focus();
  };

  return (
    <dialog ref={dialog} className={styles.panel} data-closing={isClosing} aria-labelledby={id} tabIndex={-1} {...dropHandlers}>
      <header className={styles.head} data-ground="brand">
        <h2 id={id} className={styles.title}>
          {t('title')}
        </h2>
        <IconButton label={t('history.reload')} onClick={() => conversation.reload()}>
          <RefreshIcon aria-hidden="true" size={20} />
        </IconButton>
        <IconButton label={t('close')} onClick={onClose}>
          <CloseIcon aria-hidden="true" size={22} />
        </IconButton>
      </header>
      <ConnectionLine status={state.status} />
      <History conversation={conversation} state={state} onAtEnd={setAtEnd} isAtEnd={isAtEnd} hours={hours} />
      <Composer
        field={message}
        draft={state.draft}
        files={files}
        refusal={refusal && refusalText(refusal)}
        onDraft={(draft) => {
          setRefusal(null);
          conversation.setDraft(draft);
        }}
        onAttach={(chosen) => void attach(chosen)}
        onRemoveFile={(removed) => onFiles(files.filter((file) => file !== removed))}
        onSend={send}
      />
      {isDropping && <p className={styles.drop}>{t('composer.drop')}</p>}
      <VisuallyHidden isLive>
        {news.map(({ id: key, text }) => (
          <span key={key}>{text}</span>
        ))}
      </VisuallyHidden>
    </dialog>
  );
}

/** Takes files that are dropped. Dragged text is inserted where it is dropped. */
function useFileDrop(attach: (files: readonly File[]) => Promise<void>) {
  const [isDropping, setDropping] = useState(false);
  const drag = (event: DragEvent) => {
    if (!event.dataTransfer.types.includes('Files')) return;
    event.preventDefault();
    setDropping(event.type === 'dragover');
    if (event.type === 'drop') void attach([...event.dataTransfer.files]);
  };
  const onDragLeave = ({ currentTarget, relatedTarget }: DragEvent) => {
    if (!(relatedTarget instanceof Node) || !currentTarget.contains(relatedTarget)) setDropping(false);
  };
  return { isDropping, onDragOver: drag, onDragLeave, onDrop: drag };
}

/** Tells the conversation whether its end is visible: the panel is open, the page is visible, and it is scrolled down. */
function useReportViewed(conversation: Conversation, isEndVisible: boolean): void {
  useEffect(() => {
    const report = () => conversation.setViewed(isEndVisible && document.visibilityState === 'visible');
    report();
    document.addEventListener('visibilitychange', report);
    return () => {
      document.removeEventListener('visibilitychange', report);
      conversation.setViewed(false);
    };
  }, [conversation, isEndVisible]);
}

type AttachmentReading = { readonly ok: true; readonly file: File } | { readonly ok: false; readonly refusal: AttachmentRefusal };

/** Copies a chosen file, unless it may not be attached. Only the copy is shown and sent. */
async function readAttachment(chosen: File): Promise<AttachmentReading> {
  const check = checkAttachment(chosen);
  if (!check.ok) return check;
  const copy = await copyFile(chosen);
  if (copy === null) return { ok: false, refusal: { code: 'FILE_UNREADABLE' } };
  const { file, bytes } = copy;
  const contentCheck = checkAttachment({ name: file.name, type: file.type, size: file.size, head: bytes });
  return contentCheck.ok ? { ok: true, file } : contentCheck;
}
