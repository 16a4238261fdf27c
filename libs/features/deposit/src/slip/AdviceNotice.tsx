import { useText } from '@wallet/i18n';
import { Notice } from '@wallet/ui-kit';
import type { SlipAdvice } from './slip-advice.ts';
import type { SlipRulesOfOperator } from './slip-rules.ts';
import { useUploadWithinText } from './SlipRules.tsx';

interface AdviceNoticeProps {
  readonly advice: SlipAdvice;
  readonly rules: SlipRulesOfOperator;
}

/** What a member should know before they send the picture, and what to do. Of an old slip, the operator's rule. */
export function AdviceNotice({ advice, rules }: AdviceNoticeProps) {
  const { t } = useText('deposit');
  const within = useUploadWithinText(rules);
  return <Notice variant="warning">{advice === 'too-old' ? within : t(`slip.advice.${advice}`)}</Notice>;
}
