import { type MouseEvent, type ReactNode, useEffectEvent, useId, useLayoutEffect, useRef } from 'react';
import { IconButton } from '../button/IconButton.tsx';
import { useHoldTaps } from '../hold-taps/hold-taps.ts';
import { CloseIcon } from '../icons/icons.ts';
import { ToastOutlet } from '../toast/ToastOutlet.tsx';
import styles from './Dialog.module.scss';
import { lockScroll } from './lock-scroll.ts';
import { keepExact } from '../exact-text/keep-exact.tsx';

interface DialogProps {
  readonly title: string;
  /** The title is a name, which page translators leave as it is. */
  readonly isName?: boolean;
  readonly closeLabel: string;
  /** For decoration, above the title and to the edges. It gives way to the content when the screen is low. */
  readonly picture?: ReactNode;
  /** Width if there is room: `small` for a question, a review or a receipt, `large` for a table or two panes. */
  readonly size?: 'small' | 'medium' | 'large';
  /**
   * For content that loads: on phones, the height is the same before and after, so that nothing moves. A `large` one takes the whole screen.
   * If there is only an `EmptyState` or an `ErrorState` to show, the sheet slides down to its height.
   */
  readonly keepsHeight?: boolean;
  /** An alert dialog, which is announced completely. */
  readonly isAlert?: boolean;
  /** Called once when the member closes it: with the button, Escape, the phone's Back, or a press on the backdrop. */
  readonly onClose: () => void;
  /** Buttons at the bottom, which do not scroll. The last one is the main action. */
  readonly actions?: ReactNode;
  /** Prevents closing while something is running that closing would not stop. */
  readonly isLocked?: boolean;
  readonly children: ReactNode;
}

/**
 * A modal dialog: a bottom sheet on phones, near the top of wider screens, so that its title stays where it is when content arrives. It is as
 * tall as what it holds, unless that loads. Open while it is rendered. The native dialog traps and returns the focus.
 */
export function Dialog({
  title,
  isName = false,
  closeLabel,
  picture,
  size = 'medium',
  keepsHeight = false,
  isAlert = false,
  onClose,
  actions,
  isLocked = false,
  children,
}: DialogProps) {
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const pressedOn = useRef<EventTarget | null>(null);

  useHoldTaps();

  const requestClose = () => {
    if (!isLocked) onClose();
  };

  // The second Escape in a row always closes it.
  const onClosedByBrowser = useEffectEvent(() => {
    if (dialog.current?.open) return;
    if (isLocked) dialog.current?.showModal();
    else onClose();
  });

  // Before the dialog is removed: only then does closing return the focus.
  useLayoutEffect(() => {
    const element = dialog.current;
    if (!element) return;
    const opener = findOpener();
    if (!element.open) element.showModal();
    if (opener) openFrom(element, opener);
    // Focuses the dialog rather than its close button, so that its title is read first and nothing is preselected.
    element.focus();
    const closed = () => onClosedByBrowser();
    element.addEventListener('close', closed);
    const unlockScroll = lockScroll();
    return () => {
      unlockScroll();
      element.removeEventListener('close', closed);
      element.close();
    };
  }, []);

  // Only if the press also began on the backdrop: selecting text may end there.
  const onBackdropClick = (event: MouseEvent) => {
    if (event.target === dialog.current && pressedOn.current === dialog.current) requestClose();
  };

  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      data-size={size}
      data-keeps-height={keepsHeight}
      role={isAlert ? 'alertdialog' : undefined}
      aria-labelledby={id}
      aria-describedby={isAlert ? `${id}-body` : undefined}
      tabIndex={-1}
      onCancel={(event) => {
        // A file input inside also fires "cancel".
        if (event.target !== dialog.current) return;
        event.preventDefault();
        requestClose();
      }}
      onPointerDown={(event) => {
        pressedOn.current = event.target;
      }}
      onClick={onBackdropClick}
    >
      <div className={styles.sheet}>
        {picture !== undefined && <div className={styles.picture}>{picture}</div>}
        <header className={styles.head}>
          <h2 id={id} className={styles.title} translate={isName ? 'no' : undefined}>
            {keepExact(title)}
          </h2>
          <IconButton label={closeLabel} disabled={isLocked} onClick={requestClose}>
            <CloseIcon aria-hidden="true" size={22} />
          </IconButton>
        </header>
        <div id={`${id}-body`} className={styles.body} tabIndex={0} role="region" aria-labelledby={id}>
          {children}
        </div>
        {actions && <footer className={styles.actions}>{actions}</footer>}
      </div>
      <ToastOutlet place="dialog" />
    </dialog>
  );
}

/** The control that was used just now. Safari focuses no button that is tapped, but keeps it under the pointer. */
function findOpener(): Element | null {
  const { activeElement } = document;
  return activeElement?.matches('button, a') ? activeElement : document.querySelector('button:hover, a:hover');
}

/** Lets the animation of a dialog begin at the control that opened it. */
function openFrom(dialog: HTMLElement, opener: Element): void {
  const { left, top, width, height } = opener.getBoundingClientRect();
  // Offsets, unlike the box, do not follow the animation.
  dialog.style.transformOrigin = `${String(left + width / 2 - dialog.offsetLeft)}px ${String(top + height / 2 - dialog.offsetTop)}px`;
}
