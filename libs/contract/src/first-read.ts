/** Path of the read that a member's first page needs. It is sent before the scripts have arrived. */
export const firstReadPath = '/api/wallet';
