import { describe, expect, it } from 'vitest';
import { readMessage } from './messages.ts';

describe('readMessage', () => {
  const keep = { type: 'keep', language: 'th', path: '/login', assets: ['/assets/a.js'], savesData: true } as const;

  it.each([keep, { type: 'activate' }, { type: 'version' }] as const)('reads %j', (message) => {
    expect(readMessage(message)).toEqual(message);
  });

  it('drops what is no path, and keeps everything unless told that the member saves data', () => {
    expect(readMessage({ ...keep, assets: ['/assets/a.js', 1, null], savesData: 'yes', token: 'x' })).toEqual({
      ...keep,
      savesData: false,
    });
  });

  it.each([null, undefined, 'keep', 1, {}, [], { type: 'other' }, { type: 'keep' }, { ...keep, assets: 'x' }, { ...keep, language: 1 }])(
    'ignores %j',
    (data) => {
      expect(readMessage(data)).toBeNull();
    },
  );
});
