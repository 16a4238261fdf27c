import {
  accountEndpoints,
  lookupEndpoints,
  otpEndpoints,
  toApiError,
  type ApiError,
  type ApiStore,
  type CallError,
  type Registration,
} from '@wallet/api-client';
import { isRefusalCode, type ErrorCode } from '@wallet/domain';

// No mutation hooks: the first step is drawn before the code of the store is there.

/** What a call brought, or why it brought nothing. */
export type Answer<Data> = { readonly data: Data; readonly error?: undefined } | { readonly error: ApiError; readonly data?: undefined };

/** Where a code went: under `token` it is verified, `reference` is what the message names. */
export interface SentCode {
  readonly token: string;
  readonly reference: string;
}

function toAnswer<Data>({ data, error }: { readonly data?: Data | undefined; readonly error?: CallError | undefined }): Answer<Data> {
  return data === undefined ? { error: toApiError(error) } : { data };
}

/** Whether the operator wants phone numbers verified. Asked anew each time, since it decides the way. */
export async function askOtpSwitch(store: ApiStore): Promise<Answer<boolean>> {
  const query = lookupEndpoints.endpoints.getRegisterOtp.initiate(undefined, { forceRefetch: true, subscribe: false });
  return toAnswer(await store.dispatch(query));
}

/** Has a code sent to the phone; `verified` where the backend has no need of one, as this browser has verified the phone already. */
export async function sendCode(
  store: ApiStore,
  phoneNumber: string,
  verification: { readonly otpToken?: string } = {},
): Promise<Answer<SentCode | 'verified'>> {
  const { data, error } = toAnswer(
    await store.dispatch(otpEndpoints.endpoints.sendOtp.initiate({ phoneNumber, ...verification }, { track: false })),
  );
  if (error) return { error };
  if (data.code === 'OTP_VERIFIED') return { data: 'verified' };
  if (data.otpToken !== '') return { data: { token: data.otpToken, reference: data.otpRef } };
  // A success without a token is none.
  return { error: isRefusalCode(data.code) ? refusedWith(data.code) : { kind: 'unreadable' } };
}

/** Tells the backend the code that came to the phone. */
export async function verifyCode(store: ApiStore, otpToken: string, otpCode: string): Promise<Answer<unknown>> {
  const { data, error } = toAnswer(
    await store.dispatch(otpEndpoints.endpoints.verifyOtp.initiate({ otpToken, otpCode }, { track: false })),
  );
  // An answer to an earlier try may have been lost: what it did still counts.
  if (error?.kind === 'refused' && error.code === 'OTP_VERIFIED') return { data: {} };
  return error ? { error } : { data };
}

/** Asks whether this profile can be registered. Changes nothing, and leaves no password in the store. */
export async function checkRegistration(store: ApiStore, registration: Omit<Registration, 'currency'>): Promise<Answer<unknown>> {
  return toAnswer(await store.dispatch(accountEndpoints.endpoints.checkRegistration.initiate(registration, { track: false })));
}

/** Creates the member: sent once, never repeated here. Leaves no password in the store. */
export async function createMember(
  store: ApiStore,
  registration: Registration,
): Promise<Answer<{ readonly message?: string | undefined }>> {
  return toAnswer(await store.dispatch(accountEndpoints.endpoints.register.initiate(registration, { track: false })));
}

function refusedWith(code: ErrorCode): ApiError {
  return { kind: 'refused', status: 200, code, text: code };
}
