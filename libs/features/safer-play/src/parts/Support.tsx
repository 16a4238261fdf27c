import { FeatureLink, useApp } from '@wallet/app-shell';
import { useText } from '@wallet/i18n';
import { buttonLook, SafeLink } from '@wallet/ui-kit';

interface SupportProps {
  /** The page of the operator's contact details. */
  readonly contact: string;
}

/** Who can help: the operator, and the help lines of the country. */
export function Support({ contact }: SupportProps) {
  const { t } = useText('play');
  const { helpLines = [] } = useApp().definition.profile;
  return (
    <>
      <p>{t('support.text')}</p>
      <FeatureLink {...buttonLook('secondary')} to={contact}>
        {t('support.contact')}
      </FeatureLink>
      {helpLines.map(({ name, phone }) => (
        <SafeLink key={name} {...buttonLook('secondary')} href={`tel:${phone}`}>
          <span>{t(`support.lines.${name}`)}</span> <span translate="no">{phone}</span>
        </SafeLink>
      ))}
    </>
  );
}
