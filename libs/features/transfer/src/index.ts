export { transfer } from './transfer.feature.ts';
