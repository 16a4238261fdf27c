export { dayjs } from './dayjs.ts';
export { useDayFormat } from './use-day-format.ts';
export { useFormat, type Format } from './use-format.ts';
