/** How far a message of one's own is on its way. */
export type Delivery = 'uploading_file' | 'sending' | 'failed' | 'succeed';
