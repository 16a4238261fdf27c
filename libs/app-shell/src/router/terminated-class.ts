/** Class of the body while the notice of a closed service is shown. */
export const terminatedClass = 'terminated';
