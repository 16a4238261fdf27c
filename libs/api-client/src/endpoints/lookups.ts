import { hasContent } from '@wallet/domain';
import type { ContactResponse, InfoResponse } from '@wallet/contract';
import * as operations from '@wallet/contract/operations/lookups';
import { from, walletApi } from '../transport/base-api.ts';

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
    getServiceActive: build.query<boolean, void>({
      ...from(operations.getServiceActive),
      transformResponse: (response: { terminated: boolean }) => response.terminated,
      forceRefetch: () => true,
      // The clean-up of an unused answer would also abort a question that has just been asked again.
      keepUnusedDataFor: Number.POSITIVE_INFINITY,
    }),
    getInfo: build.query<InfoResponse, void>({
      ...from(operations.getInfo),
      transformResponse: ({ name, website }: InfoResponse) => ({ name: name.trim(), website: website.trim() }),
      keepUnusedDataFor,
    }),
    getContact: build.query<ContactResponse, void>({
      ...from(operations.getContact),
      transformResponse: ({ contactText, lineLink, lineName, lineQR }: ContactResponse) => ({
        contactText: hasContent(contactText) ? contactText : '',
        lineLink: lineLink.trim(),
        lineName: lineName.trim(),
        lineQR: lineQR.trim(),
      }),
      keepUnusedDataFor,
    }),
    getConditions: build.query<string[], void>({
      ...from(operations.getConditions),
      transformResponse: withContent,
      keepUnusedDataFor,
    }),
    getAgreements: build.query<string[], void>({
      ...from(operations.getAgreements),
      transformResponse: withContent,
      keepUnusedDataFor,
    }),
    getBanks: build.query<Bank[], void>({
      ...from(operations.getBanks),
      keepUnusedDataFor,
    }),
    getSources: build.query<Source[], void>({
      ...from(operations.getSources),
      keepUnusedDataFor,
    }),
    getRegisterOtp: build.query<boolean, void>({
      ...from(operations.getRegisterOtp),
      transformResponse: (response: { registerOTP: boolean }) => response.registerOTP,
    }),
  }),
});

export const { useGetInfoQuery, useGetContactQuery, useGetConditionsQuery, useGetAgreementsQuery, useGetBanksQuery, useGetSourcesQuery } =
  lookupEndpoints;

/** How to reach the operator; '' for what they do not have. */
export type ContactDetails = ContactResponse;
