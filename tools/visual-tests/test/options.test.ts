import { describe, expect, it } from 'vitest';
import { readOptions } from '../src/options.ts';
import { builds, variantName } from '../src/variants.ts';

const names = (...args: string[]) => readOptions(args).variants.map(variantName);

describe('readOptions', () => {
  it('selects all builds in three languages by default', () => {
    expect(names()).toEqual(builds.flatMap((build) => [`${build}-th-dark-360`, `${build}-lo-dark-360`, `${build}-en-dark-360`]));
    expect(readOptions([])).toMatchObject({ only: '', isUpdate: false, base: null });
  });

  it('selects the requested variants', () => {
    expect(names('--theme=light', '--language=lo', '--width=1280')).toEqual(builds.map((build) => `${build}-lo-light-1280`));
    expect(names('--theme', 'both', '--language', 'en')).toHaveLength(2 * builds.length);
    expect(readOptions(['--update', '--only', 'Components/Amount text'])).toMatchObject({ isUpdate: true, only: 'components-amount-text' });
    expect(readOptions(['--base', 'main'])).toMatchObject({ base: 'main' });
  });

  it.each([
    [['--acept'], '--acept'],
    [['update'], 'update'],
    [['--only'], '--only'],
    [['--width=wide'], '--width'],
    [['--width=1'], '--width'],
    [['--theme=blue'], '--theme'],
    [['--language=fr'], '--language'],
    [['--base=main', '--update'], '--base'],
  ])('names the invalid option in %s', (args, named) => {
    expect(() => readOptions(args)).toThrow(named);
  });
});
