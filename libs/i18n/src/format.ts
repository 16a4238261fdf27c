/** The date library. Times are local. */
export { default as dayjs } from 'dayjs';
export { useFormat, type Format } from './use-format.ts';
