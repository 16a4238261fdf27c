import { useGetChatEnabledQuery } from '@wallet/api-client/chat';
import { useApp } from '@wallet/app-shell';
import { ChatWidget } from '@wallet/chat-widget/view';
import { useText } from '@wallet/i18n';
import type { SupportCase } from '@wallet/money/support-case';
import { Button, Card, copyText, useToasts } from '@wallet/ui-kit';
import { useEffect, useState } from 'react';
import { useCaseText } from './case-text.ts';
import styles from './ContactPage.module.scss';

/** The support chat, if the operator has one. It opens by itself with what the member wants to tell. Without a chat, that can be copied. */
export function SupportChat({ told }: { readonly told: SupportCase }) {
  const { data: isEnabled } = useGetChatEnabledQuery();
  const { t, language } = useText('contact');
  const app = useApp();
  const hours = app.definition.settings?.supportHours?.[language];
  const [hasTexts, setHasTexts] = useState(false);
  const text = useCaseText(app.definition.version)(told);
  const hasCase = told.length > 0;
  useEffect(() => {
    if (!isEnabled && !hasCase) return;
    // If the texts cannot be loaded the icon stays away: the page names other ways to reach support.
    app.loadTexts(['chat', ...(hasCase ? (['money'] as const) : [])]).then(
      () => setHasTexts(true),
      () => undefined,
    );
  }, [app, isEnabled, hasCase]);

  if (isEnabled === undefined || !hasTexts) return null;
  if (!isEnabled) return <CopiedCase text={text} />;
  return (
    <ChatWidget
      draft={text}
      hours={hours === undefined ? '' : t('hours', { hours })}
      start={async () => {
        const [{ startSupportChat }] = await Promise.all([import('./start-support-chat.ts'), app.loadTexts(['chat', 'refusals'])]);
        return startSupportChat(app);
      }}
    />
  );
}

function CopiedCase({ text }: { readonly text: string }) {
  const { t } = useText('contact');
  const { t: common } = useText('common');
  const { showToast } = useToasts();
  const copy = async () =>
    (await copyText(text)) ? showToast('success', common('copied', { text: t('case.title') })) : showToast('danger', common('copyFailed'));
  return (
    <div className={styles.told}>
      <Card>
        <h2 className={styles.title}>{t('case.title')}</h2>
        <p>{t('case.text')}</p>
        <p className={styles.case} translate="no">
          {text}
        </p>
        <Button onClick={() => void copy()}>{t('case.copy')}</Button>
      </Card>
    </div>
  );
}
