export { saferPlay } from './safer-play.feature.ts';
