/** The library of dates. Times are the device's own; the names of days and months come with `useDayFormat`. */
export { default as dayjs } from 'dayjs';
