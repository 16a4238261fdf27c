import { attachmentAccept, maxChatTextLength, withoutBreakMarks } from '@wallet/domain';
import { useText } from '@wallet/i18n';
import { IconButton } from '@wallet/ui-kit';
import { AttachIcon, CloseIcon, ErrorIcon, SendIcon } from '@wallet/ui-kit/chat';
import { useId, useRef, type ClipboardEvent, type KeyboardEvent, type RefObject, type SyntheticEvent } from 'react';
import { AttachmentPreview } from './AttachmentPreview.tsx';
import styles from './Composer.module.scss';
import { namesFilesOnly } from './names-files-only.ts';

interface ComposerProps {
  readonly field: RefObject<HTMLTextAreaElement | null>;
  readonly draft: string;
  /** Chosen and validated files, sent with the next message. */
  readonly files: readonly File[];
  /** Why the text or file cannot be sent. */
  readonly refusal: string | null;
  readonly onDraft: (draft: string) => void;
  readonly onAttach: (files: readonly File[]) => void;
  readonly onRemoveFile: (file: File) => void;
  readonly onSend: () => void;
}

/** The remaining characters are shown from here on. */
const nearEnd = 200;

/** What browsers report as the key while an input method has it. Safari has ended the composition by then. */
const inputMethodKey = 229;

/** Whether Enter confirms text of an input method. */
const isConfirmation = ({ isComposing, keyCode }: { readonly isComposing: boolean; readonly keyCode: number }) =>
  isComposing || keyCode === inputMethodKey;

/** The input of the chat. Enter sends, Shift+Enter starts a new line. No Formik: the conversation holds the draft and checks what is sent. */
export function Composer({ field, draft, files, refusal, onDraft, onAttach, onRemoveFile, onSend }: ComposerProps) {
  const { t } = useText('chat');
  const id = useId();
  const remaining = maxChatTextLength - draft.trim().length;
  const canSend = draft.trim() !== '' || files.length > 0;

  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    if (canSend) onSend();
  };
  const onKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    const { key, shiftKey, ctrlKey, altKey, metaKey, nativeEvent } = event;
    if (key !== 'Enter' || shiftKey || ctrlKey || altKey || metaKey || isConfirmation(nativeEvent)) return;
    submit(event);
  };
  const onPaste = (event: ClipboardEvent) => {
    const pasted = [...event.clipboardData.files];
    // Cells of a spreadsheet and texts of a word processor come with a picture of them.
    if (pasted.length === 0 || !namesFilesOnly(event.clipboardData.getData('text/plain'), pasted)) return;
    event.preventDefault();
    onAttach(pasted);
  };

  return (
    <form className={styles.composer} tabIndex={-1} onSubmit={submit}>
      {files.length > 0 && <ChosenFiles files={files} onRemoveFile={onRemoveFile} />}
      <div role="alert" id={`${id}-refusal`}>
        {refusal !== null && (
          <p className={styles.refusal}>
            <ErrorIcon aria-hidden="true" size={18} className={styles.sign} />
            <span>{refusal}</span>
          </p>
        )}
      </div>
      {remaining < nearEnd && (
        <p id={`${id}-left`} className={styles.left} data-kind={remaining < 0 ? 'over' : undefined}>
          {remaining < 0 ? t('composer.over', { count: -remaining }) : t('composer.left', { count: remaining })}
        </p>
      )}
      <div className={styles.row}>
        <AttachButton onAttach={onAttach} />
        {/* Grows with a copy of the text. */}
        <div className={styles.grow} data-text={draft}>
          <textarea
            ref={field}
            className={styles.field}
            rows={1}
            value={draft}
            enterKeyHint="send"
            placeholder={t('composer.hint')}
            aria-label={withoutBreakMarks(t('composer.label'))}
            aria-invalid={remaining < 0}
            aria-describedby={`${id}-refusal ${id}-left`}
            onChange={({ currentTarget }) => onDraft(currentTarget.value)}
            onKeyDown={onKeyDown}
            onPaste={onPaste}
          />
        </div>
        <button
          type="submit"
          className={styles.send}
          aria-label={withoutBreakMarks(t('composer.send'))}
          title={withoutBreakMarks(t('composer.send'))}
          aria-disabled={!canSend}
        >
          <SendIcon aria-hidden="true" size={22} />
        </button>
      </div>
    </form>
  );
}

/** The files that the next message will send. */
function ChosenFiles({ files, onRemoveFile }: Pick<ComposerProps, 'files' | 'onRemoveFile'>) {
  const { t } = useText('chat');
  return (
    <ul className={styles.files} aria-label={withoutBreakMarks(t('composer.files'))}>
      {files.map((file, index) => (
        <li key={index} className={styles.file}>
          <AttachmentPreview file={file} />
          <span className={styles.name}>{file.name}</span>
          <IconButton
            label={t('composer.removeFile', { name: file.name })}
            onClick={({ currentTarget }) => {
              // The button disappears; the focus stays.
              currentTarget.form?.focus();
              onRemoveFile(file);
            }}
          >
            <CloseIcon aria-hidden="true" size={18} />
          </IconButton>
        </li>
      ))}
    </ul>
  );
}

/** Opens the device's choice of files. */
function AttachButton({ onAttach }: Pick<ComposerProps, 'onAttach'>) {
  const { t } = useText('chat');
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <input
        ref={input}
        type="file"
        hidden
        multiple
        accept={attachmentAccept}
        onChange={({ currentTarget }) => {
          onAttach([...(currentTarget.files ?? [])]);
          // Lets the same file be chosen again.
          currentTarget.value = '';
        }}
      />
      <IconButton label={t('composer.attach')} onClick={() => input.current?.click()}>
        <AttachIcon aria-hidden="true" size={22} />
      </IconButton>
    </>
  );
}
