export { statement } from './statement.feature.ts';
