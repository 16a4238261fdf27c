/** A separate entry, because few pages play videos. */
export { VideoPlayer } from './VideoPlayer.tsx';
