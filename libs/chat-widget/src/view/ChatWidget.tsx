import { withoutBreakMarks } from '@wallet/domain';
import { useText } from '@wallet/i18n';
import { CloseIcon, ContactIcon, VisuallyHidden } from '@wallet/ui-kit';
import { type ComponentType, type Ref, useEffect, useEffectEvent, useRef, useState, useSyncExternalStore } from 'react';
import { flushSync } from 'react-dom';
import type { Conversation } from '../conversation/conversation.ts';
import styles from './ChatWidget.module.scss';
import type { ChatPanelProps } from './ChatPanel.tsx';
import { Greeting } from './Greeting.tsx';
import { useUnreadBadge, useUnreadTitle } from './use-unread.ts';

interface ChatWidgetProps {
  /** Loads and starts a conversation. Called by the first press of the icon, and again after a rejection. */
  readonly start: () => Promise<Conversation>;
  /** What the member wants to tell: the chat opens by itself, and they read it before they send it. Empty if they have only come. */
  readonly draft?: string;
  /** When support answers, as the conversation begins with it. */
  readonly hours?: string;
}

/** Loaded by the first press. */
interface LoadedChat {
  readonly conversation: Conversation;
  readonly Panel: ComponentType<ChatPanelProps>;
}

type Phase = 'closed' | 'opening' | 'open' | 'closing';

const never = () => () => undefined;

/**
 * The support chat: a floating icon and the panel that it opens. Needs the `chat` namespace; everything else loads when
 * the icon is pressed. The conversation continues while the panel is closed: the icon and the page's title show the
 * number of unread messages.
 */
export function ChatWidget({ start, draft = '', hours = '' }: ChatWidgetProps) {
  const { t } = useText('chat');
  const [phase, setPhase] = useState<Phase>('closed');
  const [opened, setOpened] = useState<LoadedChat | null>(null);
  const [hasFailed, setFailed] = useState(false);
  const [isGreetingDone, setGreetingDone] = useState(false);
  const [files, setFiles] = useState<readonly File[]>([]);
  const icon = useRef<HTMLButtonElement>(null);
  const conversation = opened?.conversation;
  const unread = useSyncExternalStore(conversation?.subscribe ?? never, () => conversation?.getState().unread ?? 0);
  const isOpen = phase === 'open' || phase === 'closing';
  const startConversation = useConversation();
  useUnreadTitle(unread);
  useUnreadBadge(unread);

  const open = async () => {
    setGreetingDone(true);
    setFailed(false);
    setPhase('opening');
    try {
      const chat = opened ?? (await startConversation(start));
      setOpened(chat);
      addDraft(chat.conversation, draft);
      setPhase('open');
    } catch {
      // Pressing the icon again retries.
      setPhase('closed');
      setFailed(true);
    }
  };

  const openWithDraft = useEffectEvent(() => void open());
  useEffect(() => {
    let isOver = draft === '';
    queueMicrotask(() => !isOver && openWithDraft());
    return () => {
      isOver = true;
    };
  }, [draft]);

  const close = async () => {
    if (phase !== 'open') return;
    setPhase('closing');
    await animationOf(icon.current);
    // Immediately, because nothing behind a modal panel can receive focus.
    flushSync(() => setPhase('closed'));
    icon.current?.focus();
  };

  const press = () => void (phase === 'closed' ? open() : close());

  return (
    <div className={styles.widget} data-phase={phase}>
      {!isGreetingDone && (
        <Greeting text={t('greeting')} hideLabel={t('hideGreeting')} onPress={press} onHide={() => setGreetingDone(true)} />
      )}
      <div role="alert">{hasFailed && <p className={styles.bubble}>{t('startFailed')}</p>}</div>
      <ChatIcon ref={icon} phase={phase} isOpen={isOpen} unread={unread} onPress={press} />
      {opened && isOpen && (
        <opened.Panel
          conversation={opened.conversation}
          isClosing={phase === 'closing'}
          files={files}
          onFiles={setFiles}
          hours={hours}
          onClose={() => void close()}
        />
      )}
    </div>
  );
}

interface ChatIconProps {
  readonly ref: Ref<HTMLButtonElement>;
  readonly phase: Phase;
  readonly isOpen: boolean;
  readonly unread: number;
  readonly onPress: () => void;
}

/** The floating icon. While the panel is closed, it shows and says how many messages are unread. */
function ChatIcon({ ref, phase, isOpen, unread, onPress }: ChatIconProps) {
  const { t } = useText('chat');
  const label = t(isOpen ? 'close' : 'open');
  const unreadText = unread > 0 && !isOpen ? t('unread', { count: unread }) : '';
  return (
    <>
      <button
        ref={ref}
        type="button"
        className={styles.icon}
        data-phase={phase}
        aria-label={withoutBreakMarks(unreadText ? `${label}, ${unreadText}` : label)}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        aria-busy={phase === 'opening'}
        onClick={onPress}
      >
        {isOpen ? <CloseIcon aria-hidden="true" size={26} /> : <ContactIcon aria-hidden="true" size={26} />}
        {unreadText && (
          <span className={styles.unread} aria-hidden="true">
            {formatUnread(unread)}
          </span>
        )}
      </button>
      <VisuallyHidden isLive>{unreadText}</VisuallyHidden>
    </>
  );
}

/** Below what the member has typed already. */
function addDraft({ getState, setDraft }: Conversation, text: string): void {
  const { draft } = getState();
  if (!draft.includes(text)) setDraft([draft, text].filter(Boolean).join('\n\n'));
}

/** Starts the conversation while the panel loads, and ends it when the widget unmounts, even if it starts later. */
function useConversation(): (start: () => Promise<Conversation>) => Promise<LoadedChat> {
  const lifecycle = useRef<{ conversation: Conversation | null; isUnmounted: boolean }>({ conversation: null, isUnmounted: false });
  useEffect(() => {
    const { current } = lifecycle;
    current.isUnmounted = false;
    return () => {
      current.isUnmounted = true;
      current.conversation?.close();
    };
  }, []);
  return async (start) => {
    const { current } = lifecycle;
    const { ChatPanel } = await import('./ChatPanel.tsx');
    const conversation = await start();
    if (current.isUnmounted) conversation.close();
    current.conversation = conversation;
    return { conversation, Panel: ChatPanel };
  };
}

/** Longer than any animation. One that is paused, by an extension for example, never ends. */
const longestAnimationMs = 500;

/** Resolves when the animations of a phase have ended; immediately without animations. */
async function animationOf(element: Element | null): Promise<void> {
  const ended = async () => {
    await new Promise((resolve) => requestAnimationFrame(resolve));
    await Promise.allSettled((element?.getAnimations() ?? []).map(({ finished }) => finished));
  };
  await Promise.race([ended(), new Promise((resolve) => setTimeout(resolve, longestAnimationMs))]);
}

/** Limits the number to what fits next to the icon. */
const formatUnread = (unread: number) => (unread > 99 ? '99+' : String(unread));
