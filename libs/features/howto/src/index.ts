export { howto } from './howto.feature.ts';
