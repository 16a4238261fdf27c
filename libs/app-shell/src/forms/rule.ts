import type { Check } from '@wallet/domain';
import type { TestConfig } from 'yup';

/** A Yup test by a rule of the domain. What the rule refuses becomes the message of the field. */
export function rule<Refusal>(check: (typed: string) => Check<Refusal>): TestConfig<string | undefined> {
  return {
    name: 'rule',
    test: (typed = '', { createError }) => {
      const verdict = check(typed);
      // Yup would replace what stands in braces of a text; what a function returns it takes as it is.
      return verdict.ok || createError({ message: () => verdict.refusal });
    },
  };
}
