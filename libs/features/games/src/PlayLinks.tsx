import { useApp } from '@wallet/app-shell';
import { withoutBreakMarks, type GameAccount } from '@wallet/domain';
import { useText } from '@wallet/i18n';
import { SafeLink, safeUrl } from '@wallet/ui-kit';
import styles from './GameModal.module.scss';

const platforms = ['web', 'android', 'ios'] as const;

/** Other ways to play the game. Links that the operator did not set are hidden; links that may not be opened are marked. */
export function PlayLinks({ account }: { readonly account: GameAccount }) {
  const { t } = useText('game');
  const { allowedLinks } = useApp().definition.flags;
  const present = platforms.filter((platform) => account[platform]);
  if (present.length === 0) return null;
  return (
    <section className={styles.section} aria-label={withoutBreakMarks(t('links.label'))}>
      <h3 className={styles.heading}>{t('links.label')}</h3>
      <ul className={styles.links}>
        {present.map((platform) => (
          <li key={platform}>
            <SafeLink href={account[platform]} allowed={allowedLinks} className={styles.link ?? ''}>
              {t(`links.${platform}`)}
            </SafeLink>
            {safeUrl(account[platform], 'outside', allowedLinks) === null && <p className={styles.refused}>{t('links.refused')}</p>}
          </li>
        ))}
      </ul>
    </section>
  );
}
