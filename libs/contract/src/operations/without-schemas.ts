/* Rows of calls that pages send before they load schemas, or on every page. Their tables add the response. */

export const getWallet = { method: 'GET', path: '/api/wallet', effect: 'read' } as const;
export const logOut = { method: 'POST', path: '/api/logout', effect: 'write' } as const;
