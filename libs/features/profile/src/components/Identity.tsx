import { useApp } from '@wallet/app-shell';
import { useText } from '@wallet/i18n';
import { Avatar, BrandGround, VisuallyHidden } from '@wallet/ui-kit';
import styles from './ProfileCards.module.scss';

/** The title of the page and who the member is, on the ground of the brand. Without a name while it is not known. */
export function Identity({ name = '' }: { readonly name?: string | undefined }) {
  const { t } = useText('profile');
  const { ornament } = useApp().definition;
  return (
    <div className={styles.identity}>
      <div className={styles.ground}>
        <BrandGround ornament={ornament} />
      </div>
      <div className={styles.person} data-ground="brand">
        <Avatar name={name} size="large" />
        <div>
          <h1 className={styles.title}>{t('heading')}</h1>
          <dl className={styles.name}>
            <dt>
              <VisuallyHidden>{t('name')}</VisuallyHidden>
            </dt>
            <dd translate="no">{name}</dd>
          </dl>
        </div>
      </div>
    </div>
  );
}
