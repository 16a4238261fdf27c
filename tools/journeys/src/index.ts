export { namedAs, textsIn } from './texts.ts';
