export { namedAs, plain, textsIn } from './texts.ts';
