export { runKit } from './kit/run-kit.ts';
export { toHar, type Exchange } from './record/har.ts';
