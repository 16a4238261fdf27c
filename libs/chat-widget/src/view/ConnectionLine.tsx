import { useText } from '@wallet/i18n';
import { OfflineIcon } from '@wallet/ui-kit/chat';
import { type ReactNode, useEffect, useState } from 'react';
import type { ConversationState } from '../conversation/conversation.ts';
import styles from './PanelLine.module.scss';

type Status = ConversationState['status'];

const shownForMs = 4000;

/** Shows the state of the connection: while it is lost, and briefly when it is back. */
export function ConnectionLine({ status }: { readonly status: Status }) {
  const { t } = useText('chat');
  const [connection, setConnection] = useState({ status, wasLost: status === 'disconnected', isBack: false });
  if (connection.status !== status) {
    setConnection({
      status,
      wasLost: status === 'disconnected' || (connection.wasLost && status !== 'joined'),
      isBack: status === 'joined' && connection.wasLost,
    });
  }
  const { isBack, wasLost } = connection;
  useEffect(() => {
    if (!isBack) return undefined;
    const timer = setTimeout(() => setConnection((current) => ({ ...current, isBack: false })), shownForMs);
    return () => clearTimeout(timer);
  }, [isBack]);

  const isLost = status !== 'joined' && wasLost;
  return (
    <div role="status">
      {isLost && (
        <PanelLine variant="warning">
          <OfflineIcon aria-hidden="true" size={16} />
          <span>{t('connection.lost')}</span>
        </PanelLine>
      )}
      {status === 'connecting' && !wasLost && <PanelLine>{t('connection.connecting')}</PanelLine>}
      {isBack && <PanelLine variant="success">{t('connection.back')}</PanelLine>}
    </div>
  );
}

interface PanelLineProps {
  readonly variant?: 'warning' | 'success' | 'danger';
  readonly children: ReactNode;
}

/** A line across the panel with a state and an action. */
export function PanelLine({ variant, children }: PanelLineProps) {
  return (
    <p className={styles.line} data-kind={variant}>
      {children}
    </p>
  );
}
