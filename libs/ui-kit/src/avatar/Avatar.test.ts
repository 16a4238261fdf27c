import { describe, expect, it } from 'vitest';
import { initialOf } from './Avatar.tsx';

describe('initialOf', () => {
  it.each([
    ['somchai', 'S'],
    ['  Somchai', 'S'],
    ['สมชาย', 'ส'],
    ['เอกชัย', 'เอ'],
    ['กี่', 'กี่'],
    ['ໄຊຍະ', 'ໄຊ'],
    ['👩‍👧 Mae', '👩‍👧'],
    ['', ''],
  ])('returns the initial of %j, which is %j', (name, initial) => expect(initialOf(name)).toBe(initial));
});
