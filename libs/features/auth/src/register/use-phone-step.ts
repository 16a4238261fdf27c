import type { ApiError } from '@wallet/api-client';
import { noteFailure } from '@wallet/api-client/line';
import { useApiErrorText, useApp } from '@wallet/app-shell';
import { checkPhone, nextStep, toUsername, type PhoneCheck } from '@wallet/domain';
import { useCallback, useRef, useState } from 'react';
import { resendWaitSeconds } from './registration-draft.ts';
import { useFailureToast, useWizard } from './wizard.ts';

/** The first step. The backend decides which step is next. One attempt at a time. */
export function usePhoneStep() {
  const { api, definition, loadTexts } = useApp();
  const { draft, updateDraft, goTo } = useWizard();
  const errorText = useApiErrorText();
  const showFailure = useFailureToast();
  const inFlight = useRef(false);
  const [isBusy, setBusy] = useState(false);
  const [check, setCheck] = useState<PhoneCheck>('ok');
  const [error, setError] = useState<ApiError | null>(null);

  /** Fetches everything an attempt and its outcome need. A failure does no harm, since the attempt fetches again. */
  const prepare = useCallback(() => Promise.all([api.load(), import('./registration-calls.ts'), loadTexts(['errors'])]), [api, loadTexts]);

  /** Whether the last code went to this number so recently that another request would be refused. */
  const isCodeFresh = (phone: string) =>
    draft.otpPhone === phone && draft.otpToken !== '' && resendWaitSeconds(draft.otpSentAt, Date.now()) > 0;

  const proceed = async (phone: string): Promise<ApiError | null> => {
    try {
      const [store, { fetchOtpSwitch, requestCode }] = await prepare();
      const { data: isOtpOn, error: failure } = await fetchOtpSwitch(store);
      if (failure) return failure;
      const mustSend = isOtpOn && draft.verifiedPhone !== phone && !isCodeFresh(phone);
      const { change, error: sendFailure } = mustSend ? await requestCode(store, phone, Date.now) : { change: {}, error: null };
      updateDraft({ otpSwitch: isOtpOn ? 'on' : 'off', ...change });
      if (sendFailure) return sendFailure;
      const isVerified = (change.verifiedPhone ?? draft.verifiedPhone) === phone;
      goTo(nextStep('phone', { isOtpOn, isPhoneVerified: isVerified }) ?? 'profile');
      return null;
    } catch {
      // The code could not be fetched, so nothing was sent.
      return { kind: noteFailure() };
    }
  };

  /** Resolves to false when the number is invalid. */
  const submit = async (typed: string): Promise<boolean> => {
    if (inFlight.current) return true;
    const phone = toUsername(typed, definition.profile);
    const checked = checkPhone(phone, definition.profile);
    setCheck(checked);
    setError(null);
    if (checked !== 'ok') return false;
    updateDraft({ phone });
    inFlight.current = true;
    setBusy(true);
    const failure = await proceed(phone);
    inFlight.current = false;
    setBusy(false);
    setError(failure);
    if (failure) showFailure(failure, errorText(failure));
    return true;
  };

  const change = (typed: string) => {
    updateDraft({ phone: toUsername(typed, definition.profile), isProfileChecked: false });
    setCheck('ok');
    setError(null);
  };
  return { submit, change, isBusy, check, error, phoneLength: definition.profile.phoneLength, prepare };
}
