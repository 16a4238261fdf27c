import { heldFileAttribute, withoutBreakMarks } from '@wallet/domain';
import { type ChangeEvent, type DragEvent, type ReactNode, type Ref, useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { Button, buttonLook } from '../button/Button.tsx';
import field from '../fields/Field.module.scss';
import { describe, type FieldLabels, FieldNotes } from '../fields/Field.tsx';
import { PhotoIcon } from '../icons/icons.ts';
import { ChosenFile, type FileState } from './ChosenFile.tsx';
import { canPastePicture, readCopiedPicture } from './read-files.ts';
import styles from './FilePicker.module.scss';

interface FilePickerProps extends FieldLabels {
  /** Its click opens the file dialog. */
  readonly input?: Ref<HTMLInputElement>;
  /** File types that the browser offers, as in `accept`. The receiver must check the file anyway. */
  readonly accept: string;
  /** Null if no file is chosen. */
  readonly file: FileState | null;
  /** What was read from the file, beside its thumbnail. */
  readonly details?: ReactNode;
  readonly labels: {
    /** Opens the file dialog. */
    readonly choose: string;
    /** Opens the camera on handheld devices. */
    readonly take: string;
    /** Takes a copied picture, on handheld devices, which have no keys for that. */
    readonly paste: string;
    /** Says that no picture was copied, or that the browser does not give it away. */
    readonly nothingPasted: string;
    /** Says that a file can be dropped or pasted. */
    readonly drop: string;
    /** Says that the first of several files was taken. */
    readonly onlyFirst: string;
    readonly cancel: string;
    readonly remove: string;
  };
  readonly onChange: (file: File) => void;
  /** Null if it can no longer be cancelled. */
  readonly onCancel: (() => void) | null;
  readonly onRemove: () => void;
}

/** Chooses one file by file dialog, camera, drag and drop, paste anywhere in the page, or a paste button, and shows its state. */
export function FilePicker(props: FilePickerProps) {
  const { input, label, hint, error, accept, file, details, labels, onChange, onCancel, onRemove } = props;
  const id = useId();
  const look = buttonLook('secondary');
  const [hadSeveral, setHadSeveral] = useState(false);
  const [hadNothing, setHadNothing] = useState(false);
  const isEmpty = useRef(true);
  useEffect(() => {
    isEmpty.current = file === null;
  }, [file]);
  const acceptFile = (files: FileList | readonly File[] | null | undefined) => {
    const [chosen, ...others] = files ?? [];
    if (!chosen || file?.kind === 'sending') return;
    setHadSeveral(others.length > 0);
    setHadNothing(false);
    onChange(chosen);
  };
  const acceptPasted = useEffectEvent((event: ClipboardEvent) => acceptFile(event.clipboardData?.files));
  useEffect(() => {
    const onPaste = (event: ClipboardEvent) => acceptPasted(event);
    document.addEventListener('paste', onPaste);
    return () => document.removeEventListener('paste', onPaste);
  }, []);
  const acceptCopied = async () => {
    const copied = await readCopiedPicture();
    // The browser may have asked the member, who has chosen another file meanwhile.
    if (!isEmpty.current) return;
    setHadNothing(copied === null);
    acceptFile(copied && [copied]);
  };
  const acceptFromInput = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    acceptFile(currentTarget.files);
    // Lets the same file be chosen again.
    currentTarget.value = '';
  };
  return (
    <div className={styles.picker} {...{ [heldFileAttribute]: file !== null }}>
      {file ? (
        <>
          <span className={field.label}>{label}</span>
          <ChosenFile file={file} details={details}>
            {file.kind === 'sending' && onCancel && (
              <Button variant="secondary" onClick={onCancel}>
                {labels.cancel}
              </Button>
            )}
            {file.kind !== 'sending' && (
              <Button variant="secondary" onClick={onRemove}>
                {labels.remove}
              </Button>
            )}
          </ChosenFile>
          {hadSeveral && (
            <p role="status" className={styles.note}>
              {labels.onlyFirst}
            </p>
          )}
        </>
      ) : (
        <>
          <label className={field.label} htmlFor={id}>
            {label}
          </label>
          <DropZone isInvalid={Boolean(error)} onDrop={acceptFile}>
            <PhotoIcon aria-hidden="true" size={28} />
            <span className={styles.choose} aria-hidden="true">
              {labels.choose}
            </span>
            <span aria-hidden="true">{labels.drop}</span>
            <input
              ref={input}
              id={id}
              type="file"
              accept={accept}
              title={withoutBreakMarks(labels.choose)}
              aria-invalid={error ? true : undefined}
              aria-describedby={describe(id, { hint, error })}
              className={styles.input}
              onChange={acceptFromInput}
            />
          </DropZone>
          <div className={styles.handheld}>
            <label {...look} className={`${look.className} ${styles.take ?? ''}`}>
              <PhotoIcon aria-hidden="true" size={20} />
              <span>{labels.take}</span>
              <input type="file" accept={accept} capture="environment" className={styles.input} onChange={acceptFromInput} />
            </label>
            {canPastePicture() && (
              <Button variant="secondary" onClick={() => void acceptCopied()}>
                {labels.paste}
              </Button>
            )}
          </div>
          {hadNothing && (
            <p role="status" className={styles.note}>
              {labels.nothingPasted}
            </p>
          )}
        </>
      )}
      <FieldNotes id={id} hint={hint} error={error} isAlert />
    </div>
  );
}

interface DropZoneProps {
  readonly isInvalid: boolean;
  readonly onDrop: (files: FileList) => void;
  readonly children: ReactNode;
}

function DropZone({ isInvalid, onDrop, children }: DropZoneProps) {
  const [isOver, setOver] = useState(false);
  const drag = (event: DragEvent) => {
    // Otherwise the browser would open the file.
    event.preventDefault();
    setOver(event.type === 'dragover');
    if (event.type === 'drop') onDrop(event.dataTransfer.files);
  };
  return (
    <div className={styles.zone} data-over={isOver} data-invalid={isInvalid} onDragOver={drag} onDragLeave={drag} onDrop={drag}>
      {children}
    </div>
  );
}
