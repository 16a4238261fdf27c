import { describe, expect, it } from 'vitest';
import { toContentKey } from './content-key.ts';

const file = (filePath: unknown) => toContentKey({ message_type: 'media', payload: { url: false, fileType: 'image', filePath } });

describe('what was said', () => {
  it('is the same file, however its address was signed this time', () => {
    expect(file('/files/a.png?until=2&mac=y')).toBe(file('/files/a.png?until=1&mac=x'));
    expect(file('/files/a.png?until=2&mac=y')).toBe(file('/files/a.png'));
  });

  it.each(['/files/b.png?until=1&mac=x', '', null, undefined, 5])('is another one at %j', (path) => {
    expect(file(path)).not.toBe(file('/files/a.png?until=1&mac=x'));
  });
});
