import type { OperationRows } from '../operation.ts';
import {
  activeResponse,
  bankListResponse,
  contactResponse,
  htmlListResponse,
  infoResponse,
  registerOtpResponse,
  sourceListResponse,
} from '../schemas/lookups.ts';

/** The operator's settings: names, texts and switches. */
export const lookups = {
  getBanks: { method: 'GET', path: '/api/lookup/banks', effect: 'read', response: bankListResponse },
  getConditions: { method: 'GET', path: '/api/lookup/conditions', effect: 'read', response: htmlListResponse },
  getAgreements: { method: 'GET', path: '/api/lookup/agreements', effect: 'read', response: htmlListResponse },
  getInfo: { method: 'GET', path: '/api/lookup/info', effect: 'read', response: infoResponse },
  getContact: { method: 'GET', path: '/api/lookup/contact', effect: 'read', response: contactResponse },
  getSources: { method: 'GET', path: '/api/lookup/sources', effect: 'read', response: sourceListResponse },
  getServiceActive: { method: 'GET', path: '/api/lookup/active', effect: 'read', response: activeResponse },
  getRegisterOtp: { method: 'GET', path: '/api/lookup/registerOTP', effect: 'read', response: registerOtpResponse },
} as const satisfies OperationRows;
