import { joinSentences, useText } from '@wallet/i18n';
import { keepExact, Notice } from '@wallet/ui-kit';
import type { SlipTransfer } from '../draft/prepared-slip.ts';
import type { SlipAdvice } from './slip-advice.ts';
import type { SlipRulesOfOperator } from './slip-rules.ts';
import { useUploadWithinText } from './SlipRules.tsx';

interface AdviceNoticeProps {
  readonly advice: SlipAdvice;
  readonly transfer: SlipTransfer | null;
  /** Code of the bank that the member is registered with. */
  readonly ownBank: string | null;
  readonly rules: SlipRulesOfOperator;
}

/** What a member should know before they send the picture, and what to do. */
export function AdviceNotice({ advice, transfer, ownBank, rules }: AdviceNoticeProps) {
  const { t } = useText('deposit');
  const within = useUploadWithinText(rules);
  const nameOf = (code: string | null | undefined) => (code === 'TRUEWALLET' ? t('methods.trueMoney') : (code ?? ''));
  const names = { from: nameOf(transfer?.bank), own: nameOf(ownBank) };
  const text = t(`slip.advice.${advice}`, names);
  return <Notice variant="warning">{advice === 'too-old' ? joinSentences(text, within) : keepExact(text, names.from, names.own)}</Notice>;
}
