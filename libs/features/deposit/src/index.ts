export { deposit } from './deposit.feature.ts';
