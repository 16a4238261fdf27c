import { BankMark } from '@wallet/ui-kit';
import { useApp } from '../store/app-context.ts';

interface BankLogoProps {
  /** The backend's code of the bank. TRUEWALLET is TrueMoney. */
  readonly code: string;
}

/** The app's logo of a bank, or its drawn mark. The bank's name is written next to it. */
export function BankLogo({ code }: BankLogoProps) {
  return <BankMark code={code} logo={useApp().definition.bankLogos[code.toUpperCase()]} />;
}
