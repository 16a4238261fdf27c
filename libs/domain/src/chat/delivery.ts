/** Delivery state of a message that the member sent. */
export type Delivery = 'uploading_file' | 'sending' | 'failed' | 'succeed';
