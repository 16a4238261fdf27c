import { outcomeOf, type Registration } from '@wallet/api-client';
import { useApp } from '@wallet/app-shell';
import { useSingleAction } from '@wallet/money';
import { useCallback, useRef, useState } from 'react';
import { checkRegistration, createMember } from './registration-calls.ts';
import { useWizard } from './wizard.ts';

/**
 * Creates the member: sent once. Where no answer tells what became of it, the backend is asked whether the number can
 * still be registered: `isTaken` is null before that, or while it cannot be asked.
 */
export function useCreateMember() {
  const { api } = useApp();
  const { draft, keep } = useWizard();
  const sent = useRef<Registration | null>(null);
  const [isTaken, setTaken] = useState<boolean | null>(null);
  const isFirstAttempt = draft.attemptedPhone !== draft.phone;

  const send = useCallback(
    async (registration: Registration) => {
      const store = await api.load();
      sent.current = registration;
      setTaken(null);
      // Kept before it is sent: the page may end before an answer comes.
      keep({ attemptedPhone: registration.username });
      const response = await createMember(store, registration);
      // What an earlier attempt came to, a refusal of this one does not tell.
      if (response.error && outcomeOf(response.error) === 'refused' && isFirstAttempt) keep({ attemptedPhone: '' });
      return response;
    },
    [api, keep, isFirstAttempt],
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
