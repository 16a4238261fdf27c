import { outcomeOf, type Registration } from '@wallet/api-client';
import { useApp } from '@wallet/app-shell';
import { useSingleAction } from '@wallet/money';
import { useCallback, useRef, useState } from 'react';
import { checkRegistration, createMember } from './registration-calls.ts';
import { useWizard } from './wizard.ts';

/**
 * Creates the member with a single request. If the outcome is unknown, it checks whether the number can still be registered. `isTaken` is
 * null before that check and while it is impossible.
 */
export function useCreateMember() {
  const { api } = useApp();
  const { draft, updateDraft } = useWizard();
  const sent = useRef<Registration | null>(null);
  const [isTaken, setTaken] = useState<boolean | null>(null);
  const isFirstAttempt = draft.attemptedPhone !== draft.phone;

  const send = useCallback(
    async (registration: Registration) => {
      const store = await api.load();
      sent.current = registration;
      setTaken(null);
      // Stored before the request, since the page may be closed before a response arrives.
      updateDraft({ attemptedPhone: registration.username });
      const response = await createMember(store, registration);
      // A refusal of this attempt says nothing about the outcome of an earlier one.
      if (response.error && outcomeOf(response.error) === 'refused' && isFirstAttempt) updateDraft({ attemptedPhone: '' });
      return response;
    },
    [api, updateDraft, isFirstAttempt],
  );

  const reconcile = useCallback(async () => {
    if (sent.current === null) return true;
    const { name, username, password, sourceCode, inviteCode, bankCode, bankAccountName, bankAccountNo, otpToken } = sent.current;
    const registration = {
      name,
      username,
      password,
      sourceCode,
      inviteCode,
      bankCode,
      bankAccountName,
      bankAccountNo,
      ...(otpToken !== undefined && { otpToken }),
    };
    const { error } = await checkRegistration(await api.load(), registration);
    if (error && error.kind !== 'refused') return false;
    setTaken(error?.code === 'EXISTING_USER');
    return true;
  }, [api]);

  const { state, run } = useSingleAction<Registration>({ intent: 'register', send, reconcile });
  return { state, run, isTaken };
}
