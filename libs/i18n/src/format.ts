export { useFormat, type Format } from './use-format.ts';
