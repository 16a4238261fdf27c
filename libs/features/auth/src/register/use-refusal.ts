import type { ApiError } from '@wallet/api-client';
import { useApiErrorText } from '@wallet/app-shell';
import type { ErrorCode } from '@wallet/domain';
import { useText } from '@wallet/i18n';
import { useState } from 'react';
import { isUnverified } from './registration-calls.ts';
import { useWizard } from './wizard.ts';

/** Refusals that concern one field are shown next to it. */
const fieldOf: Partial<Record<ErrorCode, 'accountNumber' | 'firstName'>> = {
  EXISTING_BANK: 'accountNumber',
  INVALID_BANK: 'accountNumber',
  BANK_ACCOUNT_NAME_ENG: 'firstName',
};

/** The failure of a step's call, shown at once as a toast and in the form until a field changes. */
export function useRefusal() {
  const { t } = useText('register');
  const { draft, updateDraft, showFailure } = useWizard();
  const errorText = useApiErrorText();
  const [error, setError] = useState<ApiError | null>(null);
  const code = error?.kind === 'refused' ? error.code : null;

  /** After an attempt with an unknown outcome, the existing member may well be this visitor. */
  const textOf = (failure: ApiError): string =>
    failure.kind === 'refused' && failure.code === 'EXISTING_USER' && draft.attemptedPhone === draft.phone
      ? t('outcome.mayBeYours')
      : errorText(failure);

  return {
    field: (code !== null && fieldOf[code]) || null,
    text: error && textOf(error),
    show: (failure: ApiError) => {
      setError(failure);
      // The verification has expired or was only now required, so the visitor returns to the code step.
      if (isUnverified(failure))
        updateDraft({ otpSwitch: 'on', verifiedPhone: '', isTokenAsked: draft.otpToken !== '', otpToken: '', otpSentAt: 0 });
      showFailure(failure, textOf(failure));
    },
    clear: () => setError(null),
  };
}
