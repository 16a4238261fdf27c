export { dayjs } from './dayjs.ts';
export { useFormat, type Format } from './use-format.ts';
