import type { ApiError } from '@wallet/api-client';
import { useApiErrorText, useApp } from '@wallet/app-shell';
import { checkPhone, nextStep, type PhoneCheck } from '@wallet/domain';
import { useCallback, useRef, useState } from 'react';
import { verificationOf } from './registration-draft.ts';
import { resendWaitSeconds } from './resend-wait.ts';
import { useFailureToast } from './use-failure-toast.ts';
import { useWizard } from './wizard.ts';

/** The first step: which way the registration goes on is the backend's to say. One attempt at a time. */
export function usePhoneStep() {
  const { api, definition, loadTexts } = useApp();
  const { draft, keep, goTo } = useWizard();
  const errorText = useApiErrorText();
  const tell = useFailureToast();
  const inFlight = useRef(false);
  const [isBusy, setBusy] = useState(false);
  const [check, setCheck] = useState<PhoneCheck>('ok');
  const [error, setError] = useState<ApiError | null>(null);

  /** Fetches what an attempt and its outcome need. Failing is no harm: the attempt tries again. */
  const prepare = useCallback(
    () => Promise.all([api.load(), import('./ask-for-code.ts'), import('./registration-calls.ts'), loadTexts(['errors'])]),
    [api, loadTexts],
  );

  /** The last code went to this number so lately that another one would be refused. */
  const isCodeFresh = (phone: string) =>
    draft.otpPhone === phone && draft.otpToken !== '' && resendWaitSeconds(draft.otpSentAt, Date.now()) > 0;

  const goOn = async (phone: string): Promise<ApiError | null> => {
    try {
      const [store, { askForCode }, { askOtpSwitch }] = await prepare();
      const { data: isOtpOn, error: failure } = await askOtpSwitch(store);
      if (failure) return failure;
      const mustSend = isOtpOn && draft.verifiedPhone !== phone && !isCodeFresh(phone);
      const { change, error: sendFailure } = mustSend
        ? await askForCode(store, phone, Date.now, verificationOf({ ...draft, phone }))
        : { change: {}, error: null };
      keep({ otpSwitch: isOtpOn ? 'on' : 'off', ...change });
      if (sendFailure) return sendFailure;
      const isVerified = (change.verifiedPhone ?? draft.verifiedPhone) === phone;
      goTo(nextStep('phone', { isOtpOn, isPhoneVerified: isVerified }) ?? 'profile');
      return null;
    } catch {
      // The code for it could not be fetched, so nothing was sent.
      return { kind: navigator.onLine ? 'unreachable' : 'offline' };
    }
  };

  /** Resolves to false where the number cannot be right. */
  const submit = async (phone: string): Promise<boolean> => {
    if (inFlight.current) return true;
    const checked = checkPhone(phone, definition.profile);
    setCheck(checked);
    setError(null);
    if (checked !== 'ok') return false;
    keep({ phone });
    inFlight.current = true;
    setBusy(true);
    const failure = await goOn(phone);
    inFlight.current = false;
    setBusy(false);
    setError(failure);
    if (failure) tell(failure, errorText(failure));
    return true;
  };

  const change = (phone: string) => {
    keep({ phone, isProfileChecked: false });
    setCheck('ok');
    setError(null);
  };
  return { submit, change, isBusy, check, error, phoneLength: definition.profile.phoneLength, prepare };
}
