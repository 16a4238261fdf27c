export { overview } from './overview.feature.ts';
