import { withoutBreakMarks } from '@wallet/domain';
import { useWalletState } from '@wallet/api-client';
import { installPrompt, useApp } from '@wallet/app-shell';
import { useText } from '@wallet/i18n';
import { Button, Card, ShareIcon } from '@wallet/ui-kit';
import { useEffect, useEffectEvent, useState } from 'react';
import { createPortal } from 'react-dom';
import styles from './InstallInvitation.module.scss';
import { noteInvited, noteVisit, useInstallWay, type InstallWay } from './when-to-invite.ts';

/** Invites members once, on their second visit, to keep the app on the home screen. It stands at the end of the page. */
export function InstallInvitation() {
  const { device, loadTexts } = useApp();
  const hasWallet = useWalletState().data !== undefined;
  const way = useInstallWay();
  const [isInvited, setInvited] = useState(false);
  const [page] = useState(() => document.querySelector('main'));

  const invite = useEffectEvent(() => {
    noteInvited(device);
    setInvited(true);
  });
  useEffect(() => {
    if (!hasWallet || !noteVisit(device, Date.now()) || way === null) return;
    // Without its texts it stays away until the next visit.
    loadTexts(['install']).then(invite, () => undefined);
  }, [hasWallet, way, device, loadTexts]);

  if (!isInvited || way === null || page === null) return null;
  return createPortal(<Invitation way={way} onClose={() => setInvited(false)} />, page);
}

const instructions = { ask: 'text', 'share-below': 'byHand', 'share-above': 'byHandAbove', 'open-safari': 'openSafari' } as const;

interface InvitationProps {
  readonly way: NonNullable<InstallWay>;
  readonly onClose: () => void;
}

function Invitation({ way, onClose }: InvitationProps) {
  const { t } = useText('install');
  const { t: common } = useText('common');
  const ask = () => {
    void installPrompt()?.prompt();
    onClose();
  };

  return (
    <section className={styles.invitation} aria-label={withoutBreakMarks(t('title'))}>
      <Card>
        <div className={styles.content}>
          <div>
            <h2 className={styles.title}>{t('title')}</h2>
            <p className={styles.text}>
              {way.startsWith('share') && <ShareIcon aria-hidden="true" size={20} className={styles.icon} />}
              <span>{t(instructions[way])}</span>
            </p>
          </div>
          <div className={styles.actions}>
            {way === 'ask' && <Button onClick={ask}>{t('add')}</Button>}
            <Button variant={way === 'ask' ? 'ghost' : 'secondary'} onClick={onClose}>
              {way === 'ask' ? t('dismiss') : common('ok')}
            </Button>
          </div>
        </div>
      </Card>
    </section>
  );
}
