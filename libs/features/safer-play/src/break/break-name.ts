/** Under this name, the end of a member's break is kept on the device. */
export const breakName = 'break';
