export { textsIn } from './texts.ts';
