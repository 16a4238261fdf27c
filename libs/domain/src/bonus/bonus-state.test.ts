import { describe, expect, it } from 'vitest';
import * as fc from 'fast-check';
import { bonusState, type BonusState, type BonusUse } from './bonus-state.ts';

const at = (text: string) => Date.parse(`${text}+07:00`);
/** A Wednesday. */
const now = at('2026-03-18T00:30:00');

interface Use extends Partial<Omit<BonusUse, 'userBonus'>> {
  readonly isActive?: boolean;
  readonly receivedAt?: readonly (number | null)[];
}

const use = ({ isActive = false, receivedAt = [], ...changed }: Use): BonusUse => ({
  type: 'limit',
  maxReceived: 1,
  userBonus: { isActive, receivedAt },
  ...changed,
});

describe('bonusState', () => {
  it.each<[string, BonusUse, BonusState]>([
    ['never received', use({}), 'available'],
    ['active', use({ isActive: true }), 'current'],
    ['active, and received as often as allowed', use({ isActive: true, receivedAt: [now] }), 'current'],
    ['once of once, long ago', use({ receivedAt: [0] }), 'received'],
    ['once of twice', use({ maxReceived: 2, receivedAt: [0] }), 'available'],
    ['a total counts unreadable times too', use({ receivedAt: [null] }), 'received'],
    ['today', use({ type: 'day', receivedAt: [at('2026-03-18T00:00:00')] }), 'received'],
    ['a moment before midnight', use({ type: 'day', receivedAt: [at('2026-03-17T23:59:59')] }), 'available'],
    [
      'once today of twice, twice yesterday',
      use({ type: 'day', maxReceived: 2, receivedAt: [now, at('2026-03-17T12:00:00'), at('2026-03-17T13:00:00')] }),
      'available',
    ],
    ['this Monday', use({ type: 'week', receivedAt: [at('2026-03-16T00:00:00')] }), 'received'],
    ['last Sunday', use({ type: 'week', receivedAt: [at('2026-03-15T23:59:59')] }), 'available'],
    ['some time that is not readable', use({ type: 'week', receivedAt: [null] }), 'available'],
    ['some day that is not readable', use({ type: 'day', receivedAt: [null] }), 'available'],
    ['never used', { type: 'limit', maxReceived: 1, userBonus: null }, 'available'],
    ['a way of counting that is not known', use({ type: 'other', receivedAt: [now, now] }), 'available'],
    ['a limit that is not known', use({ maxReceived: null, receivedAt: [now, now] }), 'available'],
    ['none allowed', use({ maxReceived: 0 }), 'received'],
  ])('%s', (_name, bonus, state) => expect(bonusState(bonus, now)).toBe(state));

  it('closes a day’s bonus no later than a week’s, and a week’s no later than a total', () => {
    const times = fc.array(fc.integer({ min: now - 20 * 86_400_000, max: now }), { maxLength: 6 });
    fc.assert(
      fc.property(times, fc.integer({ min: 1, max: 4 }), (receivedAt, maxReceived) => {
        const [day, week, limit] = (['day', 'week', 'limit'] as const).map(
          (type) => bonusState(use({ type, maxReceived, receivedAt }), now) === 'received',
        );
        expect([!day || week, !week || limit]).toEqual([true, true]);
      }),
    );
  });
});
