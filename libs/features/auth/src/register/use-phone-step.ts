import type { ApiError } from '@wallet/api-client';
import { noteFailure } from '@wallet/api-client/line';
import { useApp } from '@wallet/app-shell';
import { checkPhone, nextStep, toUsername, type PhoneCheck } from '@wallet/domain';
import { useCallback, useState } from 'react';
import { resendWaitSeconds } from './registration-draft.ts';
import { useOneCall } from './use-one-call.ts';
import { useWizard } from './wizard.ts';

/** The first step. The backend decides which step is next. One attempt at a time. */
export function usePhoneStep() {
  const { api, definition, loadTexts } = useApp();
  const { draft, updateDraft, goTo } = useWizard();
  const { run, busyWith, failure, clearFailure } = useOneCall<'proceed'>();
  const isBusy = busyWith !== null;
  const [check, setCheck] = useState<PhoneCheck>('ok');

  /** Fetches everything an attempt and its outcome need. A failure does no harm, since the attempt fetches again. */
  const prepare = useCallback(() => Promise.all([api.load(), import('./registration-calls.ts'), loadTexts(['errors'])]), [api, loadTexts]);

  /** Whether the last code went to this number so recently that another request would be refused. */
  const isCodeFresh = (phone: string) =>
    draft.otpPhone === phone && draft.otpToken !== '' && resendWaitSeconds(draft.otpSentAt, Date.now()) > 0;

  const proceed = async (phone: string): Promise<ApiError | null> => {
    try {
      const [store, { fetchOtpSwitch, requestCode }] = await prepare();
      const { data: isOtpOn, error } = await fetchOtpSwitch(store);
      if (error) return error;
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
    if (isBusy) return true;
    const phone = toUsername(typed, definition.profile);
    const checked = checkPhone(phone, definition.profile);
    setCheck(checked);
    clearFailure();
    if (checked !== 'ok') return false;
    updateDraft({ phone });
    await run('proceed', () => proceed(phone));
    return true;
  };

  const change = (typed: string) => {
    updateDraft({ phone: toUsername(typed, definition.profile), isProfileChecked: false });
    setCheck('ok');
    clearFailure();
  };
  return { submit, change, isBusy, check, failure, phoneLength: definition.profile.phoneLength, prepare };
}
