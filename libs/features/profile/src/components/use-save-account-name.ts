import { changeAccountNameAction } from '@wallet/api-client/profile';
import { useApiErrorText, useWithServerText } from '@wallet/app-shell';
import { serverSentence, useText } from '@wallet/i18n';
import { useProfileChange } from './use-profile-change.ts';

/** Saves the name of the bank account in capitals. */
export function useSaveAccountName(bankCode: string) {
  const { t } = useText('profile');
  const { t: common } = useText('common');
  const errorText = useApiErrorText();
  const withServerText = useWithServerText();
  const change = useProfileChange(changeAccountNameAction);

  /** Resolves to whether the name is saved and the text to show. */
  const save = async (name: string): Promise<{ readonly isSaved: boolean; readonly text: string }> => {
    const outcome = await change.save({ bankCode, bankAccountName: name.toUpperCase() });
    switch (outcome.kind) {
      case 'saved':
        return { isSaved: true, text: serverSentence(outcome.message) || t('editName.saved') };
      case 'refused':
      case 'missing':
        return { isSaved: false, text: errorText(outcome.error) };
      case 'unknown':
        return { isSaved: false, text: withServerText(outcome.error, common('failures.unknownOutcome')) };
    }
  };
  return { save, isSaving: change.isSaving };
}
