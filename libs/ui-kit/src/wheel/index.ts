/** A separate entry, because only the wheel's page needs it. */
export { Wheel } from './Wheel.tsx';
export type { WheelMotion } from './use-spin.ts';
export type { WheelSlice } from './use-wheel-picture.ts';
