/** What a visitor has filled in so far, as far as it may be kept over a reload: never the password. */
export interface RegistrationDraft {
  readonly phone: string;
  /** Whether the operator wants numbers verified; empty until the backend has said so. */
  readonly otpSwitch: '' | 'on' | 'off';
  /** The number that the backend takes as verified. */
  readonly verifiedPhone: string;
  /** The number that the last code was sent to, with what the backend gave for it and when, in milliseconds. */
  readonly otpPhone: string;
  readonly otpReference: string;
  readonly otpToken: string;
  readonly otpSentAt: number;
  readonly name: string;
  readonly sourceCode: string;
  readonly inviteCode: string;
  /** The backend took the profile as it stands here. */
  readonly isProfileChecked: boolean;
  readonly bankCode: string;
  readonly accountNumber: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly currency: string;
  /** The number for which a member may have been created without an answer to tell so. */
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

/** What shows the backend that this phone was verified here; nothing where no code was asked for. */
export function verificationOf({ phone, otpPhone, otpToken }: RegistrationDraft): { readonly otpToken?: string } {
  return otpPhone === phone && otpToken !== '' ? { otpToken } : {};
}

/** No field takes more; longer text in storage is not from here. */
const maxTextLength = 256;

/** Reads a kept draft. Whatever in it is missing or of a wrong type is as if it had not been filled in. */
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
    // Somebody else wrote there: the form starts empty.
    return {};
  }
}
