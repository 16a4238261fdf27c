export { games } from './games.feature.ts';
