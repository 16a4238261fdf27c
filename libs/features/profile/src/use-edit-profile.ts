import type { ApiError } from '@wallet/api-client';
import { changeProfileAction, type Profile } from '@wallet/api-client/profile';
import { useApiErrorText } from '@wallet/app-shell';
import { useForm } from '@wallet/app-shell/forms';
import { isWholeAccountNumber, plainAccountNumber, type ErrorCode } from '@wallet/domain';
import { useText } from '@wallet/i18n';
import { useToasts } from '@wallet/ui-kit';
import { useState } from 'react';
import { useProfileChange } from './components/use-profile-change.ts';
import { editProfileSchema } from './components/schemas.ts';

/** The values of the form. */
interface EditProfileValues {
  readonly name: string;
  readonly bankCode: string;
  readonly bankAccountName: string;
  readonly bankAccountNo: string;
}

export type EditProfileField = keyof EditProfileValues;

/** Refusals that concern one field are shown next to it. */
const fieldOf: Partial<Record<ErrorCode, EditProfileField>> = {
  INVALID_USER_INFO: 'name',
  INVALID_BANK: 'bankAccountNo',
  EXISTING_BANK: 'bankAccountNo',
  BANK_ACCOUNT_NAME_ENG: 'bankAccountName',
};

const valuesOf = ({ name, bankAccount }: Profile): EditProfileValues => ({
  name,
  bankCode: bankAccount?.bankCode ?? '',
  bankAccountName: bankAccount?.bankAccountName ?? '',
  // A masked number must not be saved as the account number.
  bankAccountNo: bankAccount && isWholeAccountNumber(bankAccount.bankAccountNo) ? bankAccount.bankAccountNo : '',
});

/** Why the last attempt was not saved. */
interface Failure {
  readonly field: EditProfileField | null;
  readonly kind: 'error' | 'warning';
  readonly text: string;
}

/** The profile form: its fields, their errors, and saving. */
export function useEditProfile(profile: Profile, onSaved: () => void) {
  const { t } = useText('profile');
  const { showToast } = useToasts();
  const errorText = useApiErrorText();
  const { save, isSaving } = useProfileChange(changeProfileAction);
  const [failure, setFailure] = useState<Failure | null>(null);

  const refusal = (error: ApiError): Failure => {
    const code = error.kind === 'refused' ? error.code : null;
    return { field: (code !== null && fieldOf[code]) || null, kind: 'error', text: errorText(error) };
  };

  const {
    element,
    submit,
    field: fieldOfForm,
    isSubmitting,
  } = useForm({
    initialValues: valuesOf(profile),
    schema: editProfileSchema,
    textOf: t,
    showErrorsOn: 'blur',
    onChange: () => setFailure(null),
    onSubmit: async ({ name, bankCode, bankAccountName, bankAccountNo }) => {
      setFailure(null);
      const outcome = await save({
        name,
        bankCode,
        bankAccountName: bankAccountName.toUpperCase(),
        bankAccountNo: plainAccountNumber(bankAccountNo),
      });
      if (outcome.kind === 'saved') {
        // The browser's Back button has closed the dialog meanwhile, so only a toast can report it.
        if (element.current) onSaved();
        else showToast('success', t('edit.saved'));
        return;
      }
      const problem =
        outcome.kind === 'refused' ? refusal(outcome.error) : ({ field: null, kind: 'warning', text: t('edit.unknown') } as const);
      setFailure(problem);
      if (!element.current) showToast('danger', problem.text);
    },
  });

  const field = (name: EditProfileField) => {
    const props = fieldOfForm(name);
    return { ...props, error: props.error ?? (failure?.field === name ? failure.text : undefined), required: true };
  };

  return { element, submit, field, isBusy: isSaving || isSubmitting, notice: failure?.field === null ? failure : null };
}
