import { CloseIcon, IconButton } from '@wallet/ui-kit';
import { useEffect, useEffectEvent, useState } from 'react';
import styles from './ChatWidget.module.scss';

interface GreetingProps {
  readonly text: string;
  readonly hideLabel: string;
  readonly onPress: () => void;
  readonly onHide: () => void;
}

const greetAfterMs = 100;

/** Says, a moment after the page stands, that somebody is there to help. */
export function Greeting({ text, hideLabel, onPress, onHide }: GreetingProps) {
  const [isShown, setShown] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setShown(true), greetAfterMs);
    return () => clearTimeout(timer);
  }, []);
  const hide = useEffectEvent(onHide);
  // Whoever scrolls looks for something that it may cover.
  useEffect(() => {
    const scroll = () => hide();
    window.addEventListener('scroll', scroll, { passive: true, once: true });
    return () => window.removeEventListener('scroll', scroll);
  }, []);
  if (!isShown) return null;
  return (
    <div className={styles['bubble']}>
      <button type="button" className={styles['greeting']} onClick={onPress}>
        {text}
      </button>
      <IconButton label={hideLabel} onClick={onHide}>
        <CloseIcon aria-hidden="true" size={18} />
      </IconButton>
    </div>
  );
}
