import { describe, expect, it } from 'vitest';
import type { ValidationError } from 'yup';
import { emptyField, passwordSchema } from './components/schemas.ts';

const change = { oldPassword: 'open', newPassword: 'open-9', confirmPassword: 'open-9' };

/** Returns the errors by field. Empty fields are passed as undefined, the way the form sends them. */
const errorsOf = (part: Partial<Record<keyof typeof change, string | undefined>>) =>
  passwordSchema.validate({ ...change, ...part }, { abortEarly: false }).then(
    (): Record<string, string> => ({}),
    (error: unknown) => Object.fromEntries((error as ValidationError).inner.map(({ path = '', message }) => [path, message])),
  );

describe('passwordSchema', () => {
  it.each<[string, Parameters<typeof errorsOf>[0], Awaited<ReturnType<typeof errorsOf>>]>([
    ['everything given', {}, {}],
    ['nothing given', { oldPassword: undefined, newPassword: undefined, confirmPassword: undefined }, { oldPassword: emptyField }],
    ['no new one', { newPassword: undefined }, { newPassword: emptyField }],
    ['the new one once', { confirmPassword: undefined }, { confirmPassword: emptyField }],
    ['no old one, and two new ones', { oldPassword: undefined, confirmPassword: 'x' }, { oldPassword: emptyField }],
    ['two new ones', { confirmPassword: 'open-9 ' }, { confirmPassword: 'password.mismatch' }],
    ['passwords of spaces', { oldPassword: ' ', newPassword: '  ', confirmPassword: '  ' }, {}],
  ])('%s', async (_name, part, errors) => {
    expect(await errorsOf(part)).toEqual(errors);
  });
});
