import { budgetPeriods, currencies, type SetBudget } from '@wallet/domain';
import type { MemberSetting } from '@wallet/session';
import * as v from 'valibot';

const budget = v.object({
  period: v.picklist(budgetPeriods),
  minor: v.pipe(v.number(), v.safeInteger(), v.minValue(1)),
  currency: v.picklist(currencies),
});

/** The section of the budget, for addresses. */
export const budgetId = 'play-budget';

/** The budget of the member. */
export const budgetSetting: MemberSetting<SetBudget> = {
  name: 'budget',
  version: 1,
  schema: v.object({ budget, raise: v.nullable(v.object({ to: v.nullable(budget), askFrom: v.number() })) }),
};

/** When the member answered the offer of a budget last, by the backend's clock. */
export const offerSetting: MemberSetting<number> = { name: 'budgetOffer', version: 1, schema: v.number() };
