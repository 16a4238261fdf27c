import { describe, expect, it } from 'vitest';
import { toContentKey } from './content-key.ts';

const file = (filePath: unknown) => toContentKey({ message_type: 'media', payload: { url: false, fileType: 'image', filePath } });

describe('toContentKey', () => {
  it('is the same for a file whose address was signed again', () => {
    expect(file('/files/a.png?until=2&mac=y')).toBe(file('/files/a.png?until=1&mac=x'));
    expect(file('/files/a.png?until=2&mac=y')).toBe(file('/files/a.png'));
  });

  it.each(['/files/b.png?until=1&mac=x', '', null, undefined, 5])('differs for the file %j', (path) => {
    expect(file(path)).not.toBe(file('/files/a.png?until=1&mac=x'));
  });
});
