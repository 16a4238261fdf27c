import { CloseIcon, holdTaps, IconButton } from '@wallet/ui-kit';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import styles from './ChatWidget.module.scss';

interface GreetingProps {
  readonly text: string;
  readonly hideLabel: string;
  readonly onPress: () => void;
  readonly onHide: () => void;
}

const greetAfterMs = 100;

/** Shows a greeting shortly after the page has loaded. Disappears when it is in the way. */
export function Greeting({ text, hideLabel, onPress, onHide }: GreetingProps) {
  const [isShown, setShown] = useState(false);
  const bubble = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const timer = setTimeout(() => setShown(true), greetAfterMs);
    return () => clearTimeout(timer);
  }, []);
  const hide = useEffectEvent(onHide);
  // Someone who scrolls looks for something that it may cover.
  useEffect(() => {
    const scroll = () => hide();
    window.addEventListener('scroll', scroll, { passive: true, once: true });
    return () => window.removeEventListener('scroll', scroll);
  }, []);
  useEffect(() => {
    const { current } = bubble;
    if (!isShown || !current) return undefined;
    const check = () => {
      if (coversControl(current)) hide();
    };
    // Content below it may load later, which makes the page grow.
    const observer = new ResizeObserver(check);
    for (const element of [document.body, current.closest('main'), current]) if (element) observer.observe(element);
    return () => observer.disconnect();
  }, [isShown]);
  if (!isShown) return null;
  return (
    <div ref={bubble} className={styles.bubble}>
      <button type="button" className={styles.greeting} onClick={onPress}>
        {text}
      </button>
      <IconButton
        label={hideLabel}
        onClick={() => {
          onHide();
          holdTaps();
        }}
      >
        <CloseIcon aria-hidden="true" size={18} />
      </IconButton>
    </div>
  );
}

const controls = 'a[href], button, input, select, textarea, summary';

/** Whether an element covers something that can be pressed, at least in part. */
function coversControl(element: Element): boolean {
  const over = element.getBoundingClientRect();
  return [...document.querySelectorAll(controls)].some((control) => {
    if (element.contains(control)) return false;
    const under = control.getBoundingClientRect();
    const [width, height] = [
      Math.min(over.right, under.right) - Math.max(over.left, under.left),
      Math.min(over.bottom, under.bottom) - Math.max(over.top, under.top),
    ];
    return width > 0 && height > 0;
  });
}
