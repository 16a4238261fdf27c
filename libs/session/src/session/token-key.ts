/** Storage key of the token: in the device's storage if the login is remembered, otherwise in the tab's. */
export const tokenKey = 'token';
