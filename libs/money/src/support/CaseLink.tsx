import { useApiStore } from '@wallet/api-client';
import { FeatureLink, paths } from '@wallet/app-shell';
import { useText } from '@wallet/i18n';
import { caseTold, type SupportCase } from './support-case.ts';

interface CaseLinkProps {
  readonly facts: SupportCase;
  readonly className?: string | undefined;
}

/** Leads to support, and hands over what support has to know. The member reads it there before they send it. Needs the `money` namespace. */
export function CaseLink({ facts, className }: CaseLinkProps) {
  const { t } = useText('money');
  const { dispatch } = useApiStore();
  return (
    <FeatureLink className={className} to={paths.memberContact} onClick={() => void dispatch(caseTold(facts))}>
      {t('tracker.contactSupport')}
    </FeatureLink>
  );
}
