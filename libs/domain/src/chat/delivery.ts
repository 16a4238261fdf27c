/** How far a message of one's own is on its way. */
export type Delivery = 'uploading_file' | 'sending' | 'failed' | 'succeed';

/** What happens to it. `resend` sends it as it is; `upload` begins with its file again. */
export type DeliveryEvent = 'upload' | 'uploaded' | 'resend' | 'sent' | 'failed';

const moves: Readonly<Record<Delivery, Readonly<Partial<Record<DeliveryEvent, Delivery>>>>> = {
  uploading_file: { uploaded: 'sending', failed: 'failed' },
  sending: { sent: 'succeed', failed: 'failed' },
  failed: { upload: 'uploading_file', resend: 'sending' },
  succeed: {},
};

/** The state after an event. One that comes late or twice changes nothing: what was sent stays sent. */
export function nextDelivery(delivery: Delivery, event: DeliveryEvent): Delivery {
  return moves[delivery][event] ?? delivery;
}

/** Only what surely did not arrive can be sent again or taken away. */
export function canResend(delivery: Delivery): boolean {
  return delivery === 'failed';
}
