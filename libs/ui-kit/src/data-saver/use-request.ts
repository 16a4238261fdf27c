import { useRef, useState } from 'react';
import { holdTaps } from '../hold-taps/hold-taps.ts';

/** Whether a member has asked for pictures. `ask` moves the focus to the container, since its button disappears. */
export function useRequest() {
  const [isAsked, setAsked] = useState(false);
  const container = useRef<HTMLDivElement>(null);
  const ask = () => {
    container.current?.focus();
    setAsked(true);
    holdTaps();
  };
  return { isAsked, ask, container };
}
