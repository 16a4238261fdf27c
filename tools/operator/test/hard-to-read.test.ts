import { expect, it } from 'vitest';
import { hardToRead, themeFrom } from '../src/theme/index.ts';

const { dark, light } = themeFrom('#f2c14e');

it('finds nothing in a theme that was made', () => expect(hardToRead({ dark, light })).toEqual([]));

it.each(['#ffffff', 'transparent', 'rgb(255 255 255 / 50%)'])('says that a text in %s cannot be read in the light theme', (text) => {
  expect(hardToRead({ dark, light: { ...light, text } })).toEqual([
    expect.stringMatching(/^Hard to read in the light theme: text on [a-z-]+ has a contrast of 1\.\d; 4\.5 is readable\.$/),
  ]);
});
