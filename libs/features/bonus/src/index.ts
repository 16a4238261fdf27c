export { bonus } from './bonus.feature.ts';
