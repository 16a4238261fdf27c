import { useCallback, type ReactNode } from 'react';
import { ConditionsIcon, ErrorIcon } from '../icons/icons.ts';
import { ProgressBar } from '../progress/ProgressBar.tsx';
import styles from './FilePicker.module.scss';

/** State of a chosen file. `text` describes it. */
export type FileState =
  | { readonly kind: 'chosen'; readonly file: File }
  /** `progress` from 0 to 1. Null if it is not known. */
  | { readonly kind: 'sending'; readonly file: File; readonly progress: number | null; readonly text: string }
  | { readonly kind: 'failed'; readonly file: File; readonly text: string };

interface ChosenFileProps {
  readonly file: FileState;
  /** What was read from it. */
  readonly details: ReactNode;
  /** Available actions. */
  readonly children: ReactNode;
}

/** A chosen file with a thumbnail and its upload state. */
export function ChosenFile({ file, details, children }: ChosenFileProps) {
  return (
    <div className={styles.file} data-state={file.kind} data-ground="tint">
      <span className={styles.preview}>
        {file.file.type.startsWith('image/') ? <Preview file={file.file} /> : <ConditionsIcon aria-hidden="true" size={28} />}
      </span>
      <div className={styles.about}>
        <span className={styles.name}>{file.file.name}</span>
        {file.kind === 'sending' && <ProgressBar label={file.text} value={file.progress} />}
        <div role="status">
          {details}
          {file.kind === 'failed' && (
            <p className={styles.state}>
              <ErrorIcon aria-hidden="true" size={18} className={styles.icon} />
              <span>{file.text}</span>
            </p>
          )}
        </div>
      </div>
      <div className={styles.actions}>{children}</div>
    </div>
  );
}

/** The thumbnail of a file. The file does not leave the device. */
function Preview({ file }: { readonly file: File }) {
  const show = useCallback(
    (image: HTMLImageElement) => {
      const address = URL.createObjectURL(file);
      image.src = address;
      return () => URL.revokeObjectURL(address);
    },
    [file],
  );
  return <img ref={show} alt="" className={styles.picture} />;
}
