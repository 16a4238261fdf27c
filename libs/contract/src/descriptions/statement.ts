import type { DescriptionsOf } from '../operation.ts';
import type { statement as rows } from '../operations/statement.ts';
import { pageRequest } from '../schemas/paging.ts';
import { madeId } from '../schemas/params.ts';

export const statement = {
  getStatement: { group: 'Statement', summary: 'Movements of money, newest first', auth: 'required', request: pageRequest },
  getSlips: { group: 'Statement', summary: 'Slips that were sent, newest first', auth: 'required', request: pageRequest },
  getSlipImage: { group: 'Statement', summary: "Where a slip's picture is", auth: 'required', params: { reference: madeId } },
} as const satisfies DescriptionsOf<typeof rows>;
