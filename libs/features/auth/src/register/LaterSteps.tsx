import { SessionStoreProvider } from '@wallet/app-shell';
import { BankStep } from './BankStep.tsx';
import { OtpStep } from './OtpStep.tsx';
import { ProfileStep } from './ProfileStep.tsx';
import { useWizard } from './wizard.ts';

/** The steps after the first, with the packages and calls that only they need. */
export function LaterSteps() {
  const { step } = useWizard();
  return (
    <SessionStoreProvider>
      {step === 'otp' && <OtpStep />}
      {step === 'profile' && <ProfileStep />}
      {step === 'bank' && <BankStep />}
    </SessionStoreProvider>
  );
}
