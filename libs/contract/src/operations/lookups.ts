import { operation } from '../operation.ts';
import {
  activeResponse,
  bankListResponse,
  contactResponse,
  htmlListResponse,
  infoResponse,
  registerOtpResponse,
  sourceListResponse,
} from '../schemas/lookups.ts';

/* The operator's settings: names, texts and switches. */

export const getBanks = operation({
  id: 'getBanks',
  method: 'GET',
  path: '/api/lookup/banks',
  auth: 'none',
  effect: 'read',
  group: 'Lookups',
  summary: 'Banks that a member can register with',
  response: bankListResponse,
});

export const getConditions = operation({
  id: 'getConditions',
  method: 'GET',
  path: '/api/lookup/conditions',
  auth: 'none',
  effect: 'read',
  group: 'Lookups',
  summary: 'Conditions, as HTML',
  response: htmlListResponse,
});

export const getAgreements = operation({
  id: 'getAgreements',
  method: 'GET',
  path: '/api/lookup/agreements',
  auth: 'none',
  effect: 'read',
  group: 'Lookups',
  summary: 'Agreements to be shown after the login, as HTML',
  response: htmlListResponse,
});

export const getInfo = operation({
  id: 'getInfo',
  method: 'GET',
  path: '/api/lookup/info',
  auth: 'none',
  effect: 'read',
  group: 'Lookups',
  summary: "The operator's name and site",
  response: infoResponse,
});

export const getContact = operation({
  id: 'getContact',
  method: 'GET',
  path: '/api/lookup/contact',
  auth: 'none',
  effect: 'read',
  group: 'Lookups',
  summary: 'How to reach the operator',
  response: contactResponse,
});

export const getSources = operation({
  id: 'getSources',
  method: 'GET',
  path: '/api/lookup/sources',
  auth: 'none',
  effect: 'read',
  group: 'Lookups',
  summary: 'Where members heard of the operator',
  response: sourceListResponse,
});

export const getServiceActive = operation({
  id: 'getServiceActive',
  method: 'GET',
  path: '/api/lookup/active',
  auth: 'none',
  effect: 'read',
  group: 'Lookups',
  summary: 'Is the service terminated?',
  response: activeResponse,
});

export const getRegisterOtp = operation({
  id: 'getRegisterOtp',
  method: 'GET',
  path: '/api/lookup/registerOTP',
  auth: 'none',
  effect: 'read',
  group: 'Lookups',
  summary: 'Does registering need a one-time code?',
  response: registerOtpResponse,
});
