import { hasContent } from '@wallet/domain';
import {
  activeAnswer, bankListAnswer, contactAnswer, htmlListAnswer, infoAnswer, registerOtpAnswer, sourceListAnswer,
  type ContactAnswer, type InfoAnswer,
} from '@wallet/wire';
import { walletApi } from './base-api.ts';

export interface Bank {
  readonly code: string;
  readonly nameTH: string;
  readonly nameEN?: string | undefined;
}

export interface Source {
  readonly code: string;
  readonly description: string;
}

/** What the operator sets: names, texts, switches. They change rarely, so one fetch a session is enough. */
const keepUnusedDataFor = 3600;

/** Parts of a text in which there is nothing to see are left out: an empty frame would stand in their place. */
const withContent = (parts: string[]): string[] => parts.filter(hasContent);

export const lookupEndpoints = walletApi.injectEndpoints({
  endpoints: (build) => ({
    /** True when the operator closed the service. Asked anew each time, since it decides where a visitor goes. */
    getServiceTerminated: build.query<boolean, void>({
      query: () => ({ url: 'lookup/active' }),
      rawResponseSchema: activeAnswer,
      transformResponse: (answer: { terminated: boolean }) => answer.terminated,
      forceRefetch: () => true,
      // The clean-up of an unused answer would also abort a question that has just been asked again.
      keepUnusedDataFor: Number.POSITIVE_INFINITY,
    }),
    getInfo: build.query<InfoAnswer, void>({
      query: () => ({ url: 'lookup/info' }),
      rawResponseSchema: infoAnswer,
      transformResponse: ({ name, website }: InfoAnswer) => ({ name: name.trim(), website: website.trim() }),
      keepUnusedDataFor,
    }),
    getContact: build.query<ContactAnswer, void>({
      query: () => ({ url: 'lookup/contact' }),
      rawResponseSchema: contactAnswer,
      transformResponse: ({ contactText, lineLink, lineName, lineQR }: ContactAnswer) => ({
        contactText: hasContent(contactText) ? contactText : '',
        lineLink: lineLink.trim(),
        lineName: lineName.trim(),
        lineQR: lineQR.trim(),
      }),
      keepUnusedDataFor,
    }),
    getConditions: build.query<string[], void>({
      query: () => ({ url: 'lookup/conditions' }),
      rawResponseSchema: htmlListAnswer,
      transformResponse: withContent,
      keepUnusedDataFor,
    }),
    getAgreements: build.query<string[], void>({
      query: () => ({ url: 'lookup/agreements' }),
      rawResponseSchema: htmlListAnswer,
      transformResponse: withContent,
      keepUnusedDataFor,
    }),
    getBanks: build.query<Bank[], void>({
      query: () => ({ url: 'lookup/banks' }),
      rawResponseSchema: bankListAnswer,
      keepUnusedDataFor,
    }),
    getSources: build.query<Source[], void>({
      query: () => ({ url: 'lookup/sources' }),
      rawResponseSchema: sourceListAnswer,
      keepUnusedDataFor,
    }),
    getRegisterOtp: build.query<boolean, void>({
      query: () => ({ url: 'lookup/registerOTP' }),
      rawResponseSchema: registerOtpAnswer,
      transformResponse: (answer: { registerOTP: boolean }) => answer.registerOTP,
    }),
  }),
});

export const {
  useGetInfoQuery, useGetContactQuery, useGetConditionsQuery, useGetAgreementsQuery, useGetBanksQuery,
  useGetSourcesQuery,
} = lookupEndpoints;
