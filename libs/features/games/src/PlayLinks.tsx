import { useApp } from '@wallet/app-shell';
import { withoutBreakMarks, type GameAccount } from '@wallet/domain';
import { useText } from '@wallet/i18n';
import { buttonLook, PhoneIcon, SafeLink, safeUrl, WebIcon } from '@wallet/ui-kit';
import styles from './GameModal.module.scss';

const icons = { web: WebIcon, android: PhoneIcon, ios: PhoneIcon };
const platforms = ['web', 'android', 'ios'] as const;

/** Other ways to play the game. Links that the operator did not set are hidden; links that may not be opened are marked. */
export function PlayLinks({ account }: { readonly account: GameAccount }) {
  const { t } = useText('game');
  const { allowedLinks } = useApp().definition.flags;
  const present = platforms.filter((platform) => account[platform]);
  if (present.length === 0) return null;
  return (
    <ul className={styles.links} aria-label={withoutBreakMarks(t('links.label'))}>
      {present.map((platform) => {
        const Icon = icons[platform];
        return (
          <li key={platform}>
            <SafeLink href={account[platform]} allowed={allowedLinks} {...buttonLook('secondary', 'small')}>
              <Icon aria-hidden="true" size={18} />
              <span>{t(`links.${platform}`)}</span>
            </SafeLink>
            {safeUrl(account[platform], 'outside', allowedLinks) === null && <p className={styles.label}>{t('links.refused')}</p>}
          </li>
        );
      })}
    </ul>
  );
}
