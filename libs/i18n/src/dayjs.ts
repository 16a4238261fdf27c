import dayjs from 'dayjs';
import 'dayjs/locale/lo';
import 'dayjs/locale/th';

/** The library of dates with the names of days and months in the three languages; times are the device's own. */
export { dayjs };
