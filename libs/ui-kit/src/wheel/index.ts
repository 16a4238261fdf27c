/** Apart from the rest of the kit: only the page with the wheel needs it. */
export { Wheel } from './Wheel.tsx';
export type { WheelMotion } from './use-spin.ts';
export type { WheelSlice } from './use-wheel-picture.ts';
