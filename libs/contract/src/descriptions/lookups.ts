import type { DescriptionsOf } from '../operation.ts';
import type { lookups as rows } from '../operations/lookups.ts';

export const lookups = {
  getBanks: { group: 'Lookups', summary: 'Banks that a member can register with', auth: 'none' },
  getConditions: { group: 'Lookups', summary: 'Conditions, as HTML', auth: 'none' },
  getAgreements: { group: 'Lookups', summary: 'Agreements to be shown after the login, as HTML', auth: 'none' },
  getInfo: { group: 'Lookups', summary: "The operator's name and site", auth: 'none' },
  getContact: { group: 'Lookups', summary: 'How to reach the operator', auth: 'none' },
  getSources: { group: 'Lookups', summary: 'Where members heard of the operator', auth: 'none' },
  getServiceActive: { group: 'Lookups', summary: 'Is the service terminated?', auth: 'none' },
  getRegisterOtp: { group: 'Lookups', summary: 'Does registering need a one-time code?', auth: 'none' },
} as const satisfies DescriptionsOf<typeof rows>;
