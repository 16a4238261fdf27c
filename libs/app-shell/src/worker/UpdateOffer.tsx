import { ensureNamespaces, I18nProvider, useText, type I18n } from '@wallet/i18n';
import { createRoot } from 'react-dom/client';
import { isMoneyMoving } from '@wallet/session';
import { Button, useHoldTaps } from '@wallet/ui-kit';
import { useEffect, useState } from 'react';
import { useIsOnline } from '../layouts/use-is-online.ts';
import styles from './UpdateOffer.module.scss';

let isOffered = false;

/** Offers a new version over all pages, once. Outside the page's own tree, so that no page needs it before. */
export function offerUpdate(i18n: I18n, update: () => void): void {
  if (isOffered) return;
  isOffered = true;
  const place = document.createElement('div');
  place.role = 'status';
  document.body.append(place);
  ensureNamespaces(i18n, ['update']).then(
    () => {
      const root = createRoot(place);
      root.render(
        <I18nProvider i18n={i18n}>
          <UpdateOffer onUpdate={update} onDismiss={() => root.unmount()} />
        </I18nProvider>,
      );
    },
    // The new version is there at the next visit anyway.
    () => undefined,
  );
}

interface UpdateOfferProps {
  /** Loads the new version. */
  readonly onUpdate: () => void;
  readonly onDismiss: () => void;
}

/** Offers the new version. Not while offline, since the page could not be loaded again, and not while money is moving. */
function UpdateOffer({ onUpdate, onDismiss }: UpdateOfferProps) {
  const { t } = useText('update');
  const isOnline = useIsOnline();
  const [state, setState] = useState<'offered' | 'waiting' | 'updating'>('offered');
  useHoldTaps();
  // Makes room at the end of the page.
  useEffect(() => {
    const { dataset } = document.documentElement;
    if (isOnline) dataset.update = '';
    return () => {
      delete dataset.update;
    };
  }, [isOnline]);
  if (!isOnline) return null;

  const update = async () => {
    if (await isMoneyMoving()) {
      setState('waiting');
      return;
    }
    setState('updating');
    onUpdate();
  };

  return (
    <div className={styles.offer}>
      <p className={styles.text}>{t(state === 'waiting' ? 'moneyMoving' : 'ready')}</p>
      <div className={styles.actions}>
        <Button variant="ghost" onClick={onDismiss}>
          {t('later')}
        </Button>
        <Button isBusy={state === 'updating'} onClick={() => void update()}>
          {t('now')}
        </Button>
      </div>
    </div>
  );
}
