import { useText } from '@wallet/i18n';
import { CloseIcon, ContactIcon, VisuallyHidden } from '@wallet/ui-kit';
import { useEffect, useRef, useState, useSyncExternalStore, type ComponentType } from 'react';
import { flushSync } from 'react-dom';
import type { Conversation } from '../conversation/conversation.ts';
import styles from './ChatWidget.module.scss';
import type { ChatPanelProps } from './ChatPanel.tsx';
import { Greeting } from './Greeting.tsx';
import { useUnreadTitle } from './use-unread-title.ts';

interface ChatWidgetProps {
  /** Fetches what a conversation needs and begins it. Called by the first press of the icon, and again where it rejected. */
  readonly start: () => Promise<Conversation>;
}

/** What the first press fetches. */
interface Opened {
  readonly conversation: Conversation;
  readonly Panel: ComponentType<ChatPanelProps>;
}

type Phase = 'closed' | 'opening' | 'open' | 'closing';

const never = () => () => undefined;

/**
 * Support, one press away: an icon that floats over the page's corner, and the conversation that it opens. Needs the
 * `chat` texts. Nothing else is fetched before the icon is pressed. Once begun, the conversation goes on while the panel
 * is closed: the icon and the page's title say how many messages wait.
 */
export function ChatWidget({ start }: ChatWidgetProps) {
  const { t } = useText('chat');
  const [phase, setPhase] = useState<Phase>('closed');
  const [opened, setOpened] = useState<Opened | null>(null);
  const [hasFailed, setFailed] = useState(false);
  const [isGreeted, setGreeted] = useState(false);
  const [files, setFiles] = useState<readonly File[]>([]);
  const icon = useRef<HTMLButtonElement>(null);
  const conversation = opened?.conversation;
  const unread = useSyncExternalStore(conversation?.subscribe ?? never, () => conversation?.getState().unread ?? 0);
  const unreadText = unread > 0 ? t('unread', { count: unread }) : '';
  const isOpen = phase === 'open' || phase === 'closing';
  const keep = useConversation();
  useUnreadTitle(unread);

  const open = async () => {
    setGreeted(true);
    setFailed(false);
    setPhase('opening');
    try {
      const [parts] = await Promise.all([opened ?? keep(start), animationOf(icon.current)]);
      setOpened(parts);
      setPhase('open');
    } catch {
      // Whatever was missing: pressing again fetches it again.
      setPhase('closed');
      setFailed(true);
    }
  };

  const close = async () => {
    if (phase !== 'open') return;
    setPhase('closing');
    await animationOf(icon.current);
    // At once: as long as a panel stands before the page, nothing behind it takes the focus.
    flushSync(() => setPhase('closed'));
    icon.current?.focus();
  };

  const press = () => {
    if (phase === 'closed') void open();
    else if (phase === 'open') void close();
  };

  const label = t(isOpen ? 'close' : 'open');
  return (
    <div className={styles['widget']} data-phase={phase}>
      {!isGreeted && <Greeting text={t('greeting')} hideLabel={t('hideGreeting')} onPress={press} onHide={() => setGreeted(true)} />}
      <div role="alert">{hasFailed && <p className={styles['bubble']}>{t('startFailed')}</p>}</div>
      <button
        ref={icon}
        type="button"
        className={styles['icon']}
        data-phase={phase}
        aria-label={unreadText && !isOpen ? `${label}, ${unreadText}` : label}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        aria-busy={phase === 'opening'}
        onClick={press}
      >
        {isOpen ? <CloseIcon aria-hidden="true" size={26} /> : <ContactIcon aria-hidden="true" size={26} />}
        {unread > 0 && !isOpen && (
          <span className={styles['unread']} aria-hidden="true">
            {maxShown(unread)}
          </span>
        )}
      </button>
      <VisuallyHidden isLive>{isOpen ? '' : unreadText}</VisuallyHidden>
      {opened && isOpen && (
        <opened.Panel
          conversation={opened.conversation}
          isClosing={phase === 'closing'}
          files={files}
          onFiles={setFiles}
          onClose={() => void close()}
        />
      )}
    </div>
  );
}

/** Begins the conversation together with fetching its panel, and ends it when the widget leaves the page, however late it comes. */
function useConversation(): (start: () => Promise<Conversation>) => Promise<Opened> {
  const place = useRef<{ conversation: Conversation | null; isGone: boolean }>({ conversation: null, isGone: false });
  useEffect(() => {
    const { current } = place;
    current.isGone = false;
    return () => {
      current.isGone = true;
      current.conversation?.close();
    };
  }, []);
  return async (start) => {
    const { current } = place;
    const { ChatPanel } = await import('./ChatPanel.tsx');
    const conversation = await start();
    if (current.isGone) conversation.close();
    current.conversation = conversation;
    return { conversation, Panel: ChatPanel };
  };
}

/** Ends with the animation that a change of the phase has started; at once where nothing moves. */
async function animationOf(element: Element | null): Promise<void> {
  await new Promise((resolve) => requestAnimationFrame(resolve));
  await Promise.allSettled((element?.getAnimations() ?? []).map(({ finished }) => finished));
}

/** More than fits beside the icon. */
const maxShown = (unread: number) => (unread > 99 ? '99+' : String(unread));
