/** What is left of the wheel's speed after one frame of a screen that draws sixty a second. */
const frictionPerFrame = 0.991;
const framesPerSecond = 60;

/** The same as a rate, so that the wheel turns alike on screens that draw more frames, fewer, or none for a while. */
const ratePerMs = (-Math.log(frictionPerFrame) * framesPerSecond) / 1000;

/** Which part of its way a wheel that slows down by friction alone has gone after a time, from 0 to 1. */
export function frictionShare(elapsedMs: number, durationMs: number): number {
  return (1 - Math.exp(-ratePerMs * elapsedMs)) / (1 - Math.exp(-ratePerMs * durationMs));
}

/** How fast it is at first, in turns a millisecond, where it goes so many turns in a time. */
export function startSpeed(turns: number, durationMs: number): number {
  return (turns * ratePerMs) / (1 - Math.exp(-ratePerMs * durationMs));
}
