import { useApiStore } from '@wallet/api-client';
import { FeatureLink, paths } from '@wallet/app-shell';
import { useText } from '@wallet/i18n';
import type { ComponentProps } from 'react';
import { caseTold, type SupportCase } from './support-case.ts';

interface CaseLinkProps extends Omit<ComponentProps<typeof FeatureLink>, 'to' | 'onClick'> {
  readonly facts: SupportCase;
}

/** Leads to support, and hands over what support has to know. The member reads it there before they send it. Needs the `money` namespace. */
export function CaseLink({ facts, ...look }: CaseLinkProps) {
  const { t } = useText('money');
  const { dispatch } = useApiStore();
  return (
    <FeatureLink {...look} to={paths.memberContact} onClick={() => void dispatch(caseTold(facts))}>
      {t('tracker.contactSupport')}
    </FeatureLink>
  );
}
