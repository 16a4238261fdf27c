import { useApp } from '@wallet/app-shell';
import { formPrefix } from '@wallet/session';
import { useMemo, useRef, useState } from 'react';

/** What a visitor has filled in so far and may be stored across a reload: everything but the password. */
export interface RegistrationDraft {
  readonly phone: string;
  /** Whether the operator requires verified numbers; empty until the backend has answered. */
  readonly otpSwitch: '' | 'on' | 'off';
  /** The number that the backend has verified. */
  readonly verifiedPhone: string;
  /** The number that the last code was sent to, with the backend's reference and token, and the time in milliseconds. */
  readonly otpPhone: string;
  readonly otpReference: string;
  readonly otpToken: string;
  readonly otpSentAt: number;
  /** Whether the backend has asked for the token with a registration. Others are not sent it. */
  readonly isTokenAsked: boolean;
  readonly name: string;
  readonly sourceCode: string;
  readonly inviteCode: string;
  /** The backend accepted the profile in its current form. */
  readonly isProfileChecked: boolean;
  readonly bankCode: string;
  readonly accountNumber: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly currency: string;
  /** The number for which a member may have been created although no response confirmed it. */
  readonly attemptedPhone: string;
}

export const emptyDraft: RegistrationDraft = {
  phone: '',
  otpSwitch: '',
  verifiedPhone: '',
  otpPhone: '',
  otpReference: '',
  otpToken: '',
  otpSentAt: 0,
  isTokenAsked: false,
  name: '',
  sourceCode: '',
  inviteCode: '',
  isProfileChecked: false,
  bankCode: '',
  accountNumber: '',
  firstName: '',
  lastName: '',
  currency: '',
  attemptedPhone: '',
};

/** Returns the proof that this phone was verified, if there is one and the backend has asked for it. */
export function verificationOf({ phone, otpPhone, otpToken, isTokenAsked }: RegistrationDraft): { readonly otpToken?: string } {
  return isTokenAsked && otpPhone === phone && otpToken !== '' ? { otpToken } : {};
}

const noAccount = { bankCode: '', bankAccountName: '', bankAccountNo: '' };

/** What is sent of the new member. Without an account, its fields are empty, and errors about them are those of a later step. */
export function registrationOf(draft: RegistrationDraft, password: string, account = noAccount) {
  const { name, phone, sourceCode, inviteCode } = draft;
  return { name, username: phone, password, sourceCode, inviteCode, ...account, ...verificationOf(draft) };
}

/** No field accepts more. Longer text in storage was not written by this form. */
const maxTextLength = 256;

/** Reads a stored draft. Missing fields and fields of the wrong type count as empty. */
export function readDraft(text: string | null): RegistrationDraft {
  const stored = parseObject(text);
  const fields = Object.entries(emptyDraft).map(([name, empty]: [string, unknown]) => {
    const value = stored[name];
    const isUsable = typeof value === typeof empty && (typeof value !== 'string' || value.length <= maxTextLength);
    return [name, isUsable ? value : empty];
  });
  const draft = Object.fromEntries(fields) as RegistrationDraft;
  return ['', 'on', 'off'].includes(draft.otpSwitch) ? draft : { ...draft, otpSwitch: '' };
}

function parseObject(text: string | null): Readonly<Record<string, unknown>> {
  try {
    const value: unknown = JSON.parse(text ?? '{}');
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
  } catch {
    // Something else wrote this value, so the form starts empty.
    return {};
  }
}

/** How long a visitor waits before requesting another code, in milliseconds. */
const resendAfterMs = 60_000;

/** Returns the whole seconds until another code may be requested; 0 when it may be now, or when the clock was set back. */
export function resendWaitSeconds(sentAt: number, now: number): number {
  const remainingMs = sentAt + resendAfterMs - now;
  return remainingMs > 0 && remainingMs <= resendAfterMs ? Math.ceil(remainingMs / 1000) : 0;
}

/** The storage key of a half-finished registration. */
const draftKey = `${formPrefix}registration`;

/** The draft of this tab. Each change is stored at once, since a call or the end of the page may follow. */
export function useDraft() {
  const { tab } = useApp();
  const [draft, setDraft] = useState(() => readDraft(tab.get(draftKey)));
  const latest = useRef(draft);

  const actions = useMemo(
    () => ({
      updateDraft: (change: Partial<RegistrationDraft>) => {
        latest.current = { ...latest.current, ...change };
        tab.set(draftKey, JSON.stringify(latest.current));
        setDraft(latest.current);
      },
      /** Removes the draft from storage. The page keeps what it shows. */
      forget: () => {
        latest.current = emptyDraft;
        tab.remove(draftKey);
      },
    }),
    [tab],
  );
  return { draft, ...actions };
}
