import { useLayoutEffect } from 'react';

/** Longer than the time between the taps of a double tap. */
const holdMs = 400;

let heldFrom = 0;
let heldUntil = 0;
let isPressHeld = false;
let release: ReturnType<typeof setTimeout> | undefined;

/**
 * Keeps taps, and clicks by keyboard, from the page for a short time. Call it when something appears over other content
 * or leaves it: the second tap of a double tap is meant for what was there before. Taps that scripts make are let through.
 */
export function holdTaps(): void {
  if (!isTapped()) return;
  if (heldUntil === 0) listen();
  heldFrom = performance.now();
  heldUntil = heldFrom + holdMs;
  const { dataset } = document.documentElement;
  // Makes the page visibly take no taps, for the mouse and for programs that wait until they can tap.
  dataset.held = '';
  clearTimeout(release);
  release = setTimeout(() => delete dataset.held, holdMs);
}

/** Holds taps when the component appears and when it leaves. */
export function useHoldTaps(): void {
  useLayoutEffect(() => {
    holdTaps();
    return holdTaps;
  }, []);
}

/** Without a first tap there is no second one. Older browsers do not say. */
const isTapped = () => (navigator.userActivation as UserActivation | undefined)?.isActive ?? true;

function listen(): void {
  window.addEventListener('pointerdown', onPress, true);
  window.addEventListener('click', onClick, true);
  window.addEventListener('keydown', onKey, true);
}

/** By the time of the tap: a busy page may see it later. */
const isHeld = ({ isTrusted, timeStamp }: Event) => isTrusted && timeStamp >= heldFrom && timeStamp < heldUntil;

function onPress(event: Event): void {
  isPressHeld = isHeld(event);
  if (isPressHeld) ignore(event);
}

function onClick(event: MouseEvent): void {
  if (!event.isTrusted) return;
  // A tap counts from its press: what closes at the press does not take the click that follows, and the finger may rise late.
  if (event.detail > 0 ? isPressHeld : isHeld(event) && isByKey(event)) ignore(event);
}

/** A key clicks where the focus is. Enter in a field clicks the button of its form, which no second tap does. */
const isByKey = ({ target }: Event) => target === document.activeElement;

/** Holding Enter down would click again and again. */
function onKey(event: KeyboardEvent): void {
  if (event.repeat && event.key === 'Enter' && !(event.target instanceof HTMLTextAreaElement)) event.preventDefault();
}

function ignore(event: Event): void {
  event.preventDefault();
  event.stopImmediatePropagation();
}
