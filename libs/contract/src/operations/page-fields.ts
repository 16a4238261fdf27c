/** The fields of the body of every paged list. */
export const page = ['page', 'limit'] as const;
