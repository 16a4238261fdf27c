import { describe, expect, it } from 'vitest';
import { lookName, readWish } from '../src/looks.ts';

const names = (...args: string[]) => readWish(args).looks.map(lookName);

describe('readWish', () => {
  it('takes both builds in three languages where nothing is said', () => {
    expect(names()).toEqual(['th-th-dark-360', 'th-lo-dark-360', 'th-en-dark-360', 'la-th-dark-360', 'la-lo-dark-360', 'la-en-dark-360']);
    expect(readWish([])).toMatchObject({ only: '', isAccepting: false });
  });

  it('takes what is asked for', () => {
    expect(names('--theme=light', '--language=lo', '--width=1280')).toEqual(['th-lo-light-1280', 'la-lo-light-1280']);
    expect(names('--theme=both', '--language=en')).toHaveLength(4);
    expect(readWish(['--accept', '--only=button'])).toMatchObject({ only: 'button', isAccepting: true });
  });

  it.each(['--acept', 'accept', '--width=wide', '--width=1', '--theme=blue'])('says that %s is not understood', (arg) => {
    expect(() => readWish([arg])).toThrow(arg.replace(/^--(width|theme)=.*/, '--$1'));
  });
});
