/** Storage key of the data saver: `on` or `off` once the member has chosen. */
export const dataSaverKey = 'data-saver';
