import { RegExpParser, visitRegExpAST } from '@eslint-community/regexpp';
import { featureAt, isOnFloor } from './compat-data.ts';
import { edition } from './parse-script.ts';

/** The parts of a regular expression that the floor does not have. */
export function newInPattern(pattern: string, flags: string): string[] {
  const found: string[] = [];
  const check = (name: string) => {
    if (!isOnFloor(featureAt('javascript', 'regular_expressions', name))) found.push(`regular expression: ${name.replaceAll('_', ' ')}`);
  };
  try {
    visitRegExpAST(
      new RegExpParser({ ecmaVersion: edition }).parsePattern(pattern, undefined, undefined, { unicode: flags.includes('u') }),
      {
        onAssertionEnter: ({ kind }) => {
          if (kind === 'lookbehind') check('lookbehind_assertion');
        },
      },
    );
  } catch (error) {
    found.push(`regular expression: ${(error as Error).message}`);
  }
  return found;
}
