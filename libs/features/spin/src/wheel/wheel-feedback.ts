import { useApp } from '@wallet/app-shell';
import { useEffect, useRef, useState } from 'react';

const soundKey = 'wheelSound';

/** The gain, where 1 is the device's maximum: a quiet click. */
const volume = 0.08;
const tickTone = { hertz: 1400, atMs: 0, lastsMs: 30 } as const;
const chimeTones = [
  { hertz: 660, atMs: 0, lastsMs: 180 },
  { hertz: 880, atMs: 140, lastsMs: 180 },
  { hertz: 1320, atMs: 280, lastsMs: 320 },
] as const;

interface Tone {
  readonly hertz: number;
  readonly atMs: number;
  readonly lastsMs: number;
}

function play(context: AudioContext, { hertz, atMs, lastsMs }: Tone): void {
  const from = context.currentTime + atMs / 1000;
  const until = from + lastsMs / 1000;
  const gain = context.createGain();
  gain.gain.setValueAtTime(volume, from);
  // Fades out: a tone that stops abruptly crackles.
  gain.gain.exponentialRampToValueAtTime(volume / 100, until);
  const oscillator = context.createOscillator();
  oscillator.type = 'triangle';
  oscillator.frequency.value = hertz;
  oscillator.connect(gain).connect(context.destination);
  oscillator.start(from);
  oscillator.stop(until);
}

/** The sounds of the wheel. They are off until the member turns them on, which is stored on the device. */
export function useWheelSound() {
  const { device } = useApp();
  const [isOn, setOn] = useState(() => device.get(soundKey) === 'on');
  const context = useRef<AudioContext | null>(null);
  useEffect(
    () => () => {
      void context.current?.close();
      context.current = null;
    },
    [],
  );

  /** Browsers allow sound only after a click. A device without audio stays silent. */
  const wake = () => {
    if (typeof AudioContext === 'undefined') return;
    context.current ??= new AudioContext();
    if (context.current.state === 'suspended') void context.current.resume();
  };
  const playTones = (tones: readonly Tone[]) => {
    if (!isOn || context.current?.state !== 'running') return;
    for (const tone of tones) play(context.current, tone);
  };

  return {
    isOn,
    toggle: () => {
      const next = !isOn;
      if (next) wake();
      device.set(soundKey, next ? 'on' : 'off');
      setOn(next);
    },
    wake: () => {
      if (isOn) wake();
    },
    tick: () => playTones([tickTone]),
    chime: () => playTones(chimeTones),
  };
}

const tapMs = 30;

/** A short tap that the member feels, on devices that have it. Not for members who want less motion. */
export function tapDevice(): void {
  if (typeof navigator.vibrate !== 'function' || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  navigator.vibrate(tapMs);
}
