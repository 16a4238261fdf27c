import { FeatureLink, useApp } from '@wallet/app-shell';
import { useText } from '@wallet/i18n';
import { buttonLook, SafeLink } from '@wallet/ui-kit';
import styles from './parts.module.scss';

/** Who can help: the operator, and the help lines of the country. `contact` is the page of the operator's contact details. */
export function Support({ contact }: { readonly contact: string }) {
  const { t } = useText('play');
  const { helpLines = [] } = useApp().definition.profile;
  return (
    <section className={styles.section} aria-labelledby="play-support">
      <h2 id="play-support" className={styles.heading}>
        {t('support.title')}
      </h2>
      <p>{t('support.text')}</p>
      <FeatureLink {...buttonLook('secondary')} to={contact}>
        {t('support.contact')}
      </FeatureLink>
      {helpLines.map(({ name, phone }) => (
        <SafeLink key={name} {...buttonLook('secondary')} href={`tel:${phone}`}>
          <span>{t(`support.lines.${name}`)}</span> <span translate="no">{phone}</span>
        </SafeLink>
      ))}
    </section>
  );
}
