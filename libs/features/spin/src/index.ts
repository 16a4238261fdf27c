export { spin } from './spin.feature.ts';
