import { hasContent, toContactAddress } from '@wallet/domain';
import type { ContactResponse, InfoResponse } from '@wallet/contract';
import { lookups } from '@wallet/contract/operations/lookups';
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

/** Names, texts and switches of the operator. They change rarely and are fetched once per session. */
const keepUnusedDataFor = 3600;

/** Leaves out parts of a text without visible content, so that no empty box is shown. */
const withContent = (parts: string[]): string[] => parts.filter(hasContent);

export const lookupEndpoints = walletApi.injectEndpoints({
  endpoints: (build) => ({
    /** True if the operator closed the service. Never cached, because it decides where a visitor goes. */
    getServiceActive: build.query<boolean, void>({
      ...from(lookups.getServiceActive),
      transformResponse: (response: { terminated: boolean }) => response.terminated,
      forceRefetch: () => true,
      // Removing an unused response would also abort a request that has just been sent again.
      keepUnusedDataFor: Number.POSITIVE_INFINITY,
    }),
    getInfo: build.query<InfoResponse, void>({
      ...from(lookups.getInfo),
      transformResponse: ({ name, website }: InfoResponse) => ({ name: name.trim(), website: website.trim() }),
      keepUnusedDataFor,
    }),
    getContact: build.query<ContactResponse, void>({
      ...from(lookups.getContact),
      transformResponse: ({ contactText, lineLink, lineName, lineQR }: ContactResponse) => ({
        contactText: hasContent(contactText) ? contactText : '',
        lineLink: toContactAddress(lineLink),
        lineName: lineName.trim(),
        lineQR: toContactAddress(lineQR),
      }),
      keepUnusedDataFor,
    }),
    getConditions: build.query<string[], void>({
      ...from(lookups.getConditions),
      transformResponse: withContent,
      keepUnusedDataFor,
    }),
    getAgreements: build.query<string[], void>({
      ...from(lookups.getAgreements),
      transformResponse: withContent,
      keepUnusedDataFor,
    }),
    getBanks: build.query<Bank[], void>({
      ...from(lookups.getBanks),
      keepUnusedDataFor,
    }),
    getSources: build.query<Source[], void>({
      ...from(lookups.getSources),
      keepUnusedDataFor,
    }),
    getRegisterOtp: build.query<boolean, void>({
      ...from(lookups.getRegisterOtp),
      transformResponse: (response: { registerOTP: boolean }) => response.registerOTP,
    }),
  }),
});

export const { useGetInfoQuery, useGetContactQuery, useGetConditionsQuery, useGetAgreementsQuery, useGetBanksQuery, useGetSourcesQuery } =
  lookupEndpoints;

/** How to contact the operator. Empty strings for what they do not have. */
export type ContactDetails = ContactResponse;
