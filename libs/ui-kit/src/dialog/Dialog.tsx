import { useId, useLayoutEffect, useRef, type MouseEvent, type ReactNode } from 'react';
import { IconButton } from '../button/IconButton.tsx';
import { CloseIcon } from '../icons/icons.ts';
import styles from './Dialog.module.scss';

interface DialogProps {
  readonly title: string;
  readonly closeLabel: string;
  /** Called once when the member closes it: with the button, Escape, Back of a phone, or a press beside it. */
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/**
 * Something that comes before the page until it is closed: a sheet from the bottom on phones, in the middle on wider
 * screens. Open as long as it is drawn. The browser's own dialog keeps the focus inside and gives it back.
 */
export function Dialog({ title, closeLabel, onClose, children }: DialogProps) {
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);

  // Before the dialog leaves the page: only then does closing it give the focus back.
  useLayoutEffect(() => {
    const element = dialog.current;
    if (!element?.open) element?.showModal();
    return () => element?.close();
  }, []);

  const pressBeside = (event: MouseEvent) => {
    if (event.target === dialog.current) onClose();
  };

  return (
    <dialog
      ref={dialog}
      className={styles['dialog']}
      aria-labelledby={id}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onClick={pressBeside}
    >
      <div className={styles['sheet']}>
        <header className={styles['head']}>
          <h2 id={id} className={styles['title']}>
            {title}
          </h2>
          <IconButton label={closeLabel} onClick={onClose}>
            <CloseIcon aria-hidden="true" size={22} />
          </IconButton>
        </header>
        <div className={styles['body']} tabIndex={0} role="region" aria-labelledby={id}>
          {children}
        </div>
      </div>
    </dialog>
  );
}
