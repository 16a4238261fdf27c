import { useApp } from '@wallet/app-shell';
import type { GameAccount } from '@wallet/domain';
import { useText } from '@wallet/i18n';
import { SafeLink, safeUrl } from '@wallet/ui-kit';
import styles from './GameModal.module.scss';

const ways = ['web', 'android', 'ios'] as const;

/** Where else the game can be played. What the operator did not name is not shown; what may not be opened says so. */
export function PlayLinks({ account }: { readonly account: GameAccount }) {
  const { t } = useText('game');
  const { allowedLinks } = useApp().definition.flags;
  const present = ways.filter((way) => account[way]);
  if (present.length === 0) return null;
  return (
    <section className={styles['section']} aria-label={t('links.label')}>
      <h3 className={styles['heading']}>{t('links.label')}</h3>
      <ul className={styles['links']}>
        {present.map((way) => (
          <li key={way}>
            <SafeLink href={account[way]} allowed={allowedLinks} className={styles['link'] ?? ''}>
              {t(`links.${way}`)}
            </SafeLink>
            {safeUrl(account[way], 'outside', allowedLinks) === null && <p className={styles['refused']}>{t('links.refused')}</p>}
          </li>
        ))}
      </ul>
    </section>
  );
}
