/** The date library. Times are local; `useDayFormat` loads the names of days and months. */
export { default as dayjs } from 'dayjs';
