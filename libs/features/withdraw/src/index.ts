export { withdraw } from './withdraw.feature.ts';
