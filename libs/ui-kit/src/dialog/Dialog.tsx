import { useEffectEvent, useId, useLayoutEffect, useRef, type MouseEvent, type ReactNode } from 'react';
import { IconButton } from '../button/IconButton.tsx';
import { CloseIcon } from '../icons/icons.ts';
import { ToastOutlet } from '../toast/ToastOutlet.tsx';
import styles from './Dialog.module.scss';

interface DialogProps {
  readonly title: string;
  readonly closeLabel: string;
  /** How wide it is where there is room: `small` for a question, `large` for a table. */
  readonly size?: 'small' | 'medium' | 'large';
  /** It says something that must be heard at once: read out whole. */
  readonly isAlert?: boolean;
  /** Called once when the member closes it: with the button, Escape, Back of a phone, or a press beside it. */
  readonly onClose: () => void;
  /** Buttons at the bottom, within the thumb's reach, which do not scroll away. The last is the one thing to do. */
  readonly actions?: ReactNode;
  /** Something is under way that closing would not stop: it stays open until that has ended. */
  readonly isLocked?: boolean;
  readonly children: ReactNode;
}

/**
 * Something that comes before the page until it is closed: a sheet from the bottom on phones, in the middle on wider
 * screens. Open as long as it is drawn. The browser's own dialog keeps the focus inside and gives it back.
 */
export function Dialog({ title, closeLabel, size = 'medium', isAlert = false, onClose, actions, isLocked = false, children }: DialogProps) {
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const pressedOn = useRef<EventTarget | null>(null);

  const requestClose = () => {
    if (!isLocked) onClose();
  };

  // The second Escape in a row closes it whatever the page wants.
  const onClosedByBrowser = useEffectEvent(() => {
    if (dialog.current?.open) return;
    if (isLocked) dialog.current?.showModal();
    else onClose();
  });

  // Before the dialog leaves the page: only then does closing it give the focus back.
  useLayoutEffect(() => {
    const element = dialog.current;
    if (!element) return;
    if (!element.open) element.showModal();
    // Itself rather than its close button: what it is about is read first, and nothing is chosen yet.
    element.focus();
    const closed = () => onClosedByBrowser();
    element.addEventListener('close', closed);
    return () => {
      element.removeEventListener('close', closed);
      element.close();
    };
  }, []);

  // Only a press that also began beside it: marking text may end there.
  const pressBeside = (event: MouseEvent) => {
    if (event.target === dialog.current && pressedOn.current === dialog.current) requestClose();
  };

  return (
    <dialog
      ref={dialog}
      className={styles['dialog']}
      data-size={size}
      role={isAlert ? 'alertdialog' : undefined}
      aria-labelledby={id}
      aria-describedby={isAlert ? `${id}-body` : undefined}
      tabIndex={-1}
      onCancel={(event) => {
        // Choosing no file in a field inside says "cancel" too.
        if (event.target !== dialog.current) return;
        event.preventDefault();
        requestClose();
      }}
      onPointerDown={(event) => {
        pressedOn.current = event.target;
      }}
      onClick={pressBeside}
    >
      <div className={styles['sheet']}>
        <header className={styles['head']}>
          <h2 id={id} className={styles['title']}>
            {title}
          </h2>
          <IconButton label={closeLabel} disabled={isLocked} onClick={requestClose}>
            <CloseIcon aria-hidden="true" size={22} />
          </IconButton>
        </header>
        <div id={`${id}-body`} className={styles['body']} tabIndex={0} role="region" aria-labelledby={id}>
          {children}
        </div>
        {actions && <footer className={styles['actions']}>{actions}</footer>}
      </div>
      <ToastOutlet place="dialog" />
    </dialog>
  );
}
