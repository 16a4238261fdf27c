export { refund } from './refund.feature.ts';
