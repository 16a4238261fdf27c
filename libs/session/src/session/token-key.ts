/** Under which storage holds the token: of the device where the login is remembered, else of the tab. */
export const tokenKey = 'token';
