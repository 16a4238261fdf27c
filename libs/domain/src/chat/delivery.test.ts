import { describe, expect, it } from 'vitest';
import * as fc from 'fast-check';
import { canResend, nextDelivery, type Delivery, type DeliveryEvent } from './delivery.ts';

describe('nextDelivery', () => {
  it.each<[string, Delivery, readonly DeliveryEvent[], Delivery]>([
    ['a text', 'sending', ['sent'], 'succeed'],
    ['a file', 'uploading_file', ['uploaded', 'sent'], 'succeed'],
    ['a file that cannot be uploaded', 'uploading_file', ['failed'], 'failed'],
    ['a file that is uploaded and cannot be sent', 'uploading_file', ['uploaded', 'failed'], 'failed'],
    ['a text, sent again', 'sending', ['failed', 'resend', 'sent'], 'succeed'],
    ['a file, uploaded again', 'uploading_file', ['failed', 'upload', 'uploaded', 'sent'], 'succeed'],
    ['a failure that comes after the arrival', 'sending', ['sent', 'failed'], 'succeed'],
    ['the same arrival twice', 'sending', ['sent', 'sent'], 'succeed'],
    ['sending again what is on its way', 'sending', ['resend'], 'sending'],
    ['an arrival of what is not uploaded yet', 'uploading_file', ['sent'], 'uploading_file'],
  ])('%s', (_name, first, events, last) => expect(events.reduce(nextDelivery, first)).toBe(last));

  it('keeps what was sent as sent, whatever happens', () => {
    const event = fc.constantFrom<DeliveryEvent>('upload', 'uploaded', 'resend', 'sent', 'failed');
    fc.assert(
      fc.property(fc.array(event), (events) => {
        expect(events.reduce(nextDelivery, 'succeed')).toBe('succeed');
      }),
    );
  });
});

it.each<[Delivery, boolean]>([
  ['uploading_file', false],
  ['sending', false],
  ['failed', true],
  ['succeed', false],
])('offers to send again what is %s: %s', (delivery, can) => expect(canResend(delivery)).toBe(can));
