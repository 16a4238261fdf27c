export { plain, textsIn } from './texts.ts';
