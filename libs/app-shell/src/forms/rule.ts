import type { Check } from '@wallet/domain';
import type { TestConfig } from 'yup';

/** Wraps a rule of the domain as a Yup test. The refusal becomes the error of the field. */
export function rule<Refusal>(check: (typed: string) => Check<Refusal>): TestConfig<string | undefined> {
  return {
    name: 'rule',
    test: (typed = '', { createError }) => {
      const verdict = check(typed);
      // Yup replaces braces in strings, but leaves the result of a function unchanged.
      return verdict.ok || createError({ message: () => verdict.refusal });
    },
  };
}
