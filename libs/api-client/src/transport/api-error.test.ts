import { errorCodes } from '@wallet/domain';
import { describe, expect, it } from 'vitest';
import { outcomeOf, toRefusal } from './api-error.ts';

it('a conflict that says only that something is in progress leaves the outcome unknown', () => {
  expect([outcomeOf(toRefusal(409, ['in progress'])), outcomeOf(toRefusal(400, ['in progress']))]).toEqual(['unknown', 'refused']);
});

describe('toRefusal', () => {
  const refusals = errorCodes.filter((code) => code !== 'INTERNAL_SERVER_ERROR');

  it.each([400, 401, 403, 404, 409, 422, 429, 500, 503])('returns a refusal for every code of the catalogue with status %d', (status) => {
    for (const code of refusals) {
      const error = toRefusal(status, [code]);
      expect(error).toEqual({ kind: 'refused', status, code, text: code });
      expect(outcomeOf(error)).toBe('refused');
    }
  });
});
