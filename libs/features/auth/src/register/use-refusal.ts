import type { ApiError } from '@wallet/api-client';
import { useApiErrorText } from '@wallet/app-shell';
import type { ErrorCode } from '@wallet/domain';
import { useText } from '@wallet/i18n';
import { useState } from 'react';
import { useFailureToast } from './use-failure-toast.ts';
import { useWizard } from './wizard.ts';

/** What the backend refuses about one field is said beside it. */
const fieldOf: Partial<Record<ErrorCode, 'accountNumber' | 'firstName'>> = {
  EXISTING_BANK: 'accountNumber',
  INVALID_BANK: 'accountNumber',
  BANK_ACCOUNT_NAME_ENG: 'firstName',
};

/** A failed call of a step: said at once as a toast, and on the form until something is changed there. */
export function useRefusal() {
  const { t } = useText('register');
  const { draft, keep } = useWizard();
  const tell = useFailureToast();
  const errorText = useApiErrorText();
  const [error, setError] = useState<ApiError | null>(null);
  const code = error?.kind === 'refused' ? error.code : null;

  /** After an attempt of which nobody knows how it ended, an existing member may well be this visitor. */
  const textOf = (failure: ApiError): string =>
    failure.kind === 'refused' && failure.code === 'EXISTING_USER' && draft.attemptedPhone === draft.phone
      ? t('outcome.mayBeYours')
      : errorText(failure);

  return {
    field: (code !== null && fieldOf[code]) || null,
    text: error && textOf(error),
    show: (failure: ApiError) => {
      setError(failure);
      // Verified too long ago, or the operator has just begun to ask for it: back to the code.
      if (failure.kind === 'refused' && failure.code === 'UNVERIFIED_OTP')
        keep({ otpSwitch: 'on', verifiedPhone: '', otpToken: '', otpSentAt: 0 });
      tell(failure, textOf(failure));
    },
    clear: () => setError(null),
  };
}
