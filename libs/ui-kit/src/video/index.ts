/** Apart from the rest of the kit: few pages play videos. */
export { VideoPlayer } from './VideoPlayer.tsx';
