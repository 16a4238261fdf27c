import { useGetChatEnabledQuery } from '@wallet/api-client/chat';
import { useApp } from '@wallet/app-shell';
import { ChatWidget } from '@wallet/chat-widget/view';
import { useEffect, useState } from 'react';

/** The support chat, if the operator has one. */
export function SupportChat() {
  const { data: isEnabled } = useGetChatEnabledQuery();
  const app = useApp();
  const [hasTexts, setHasTexts] = useState(false);
  useEffect(() => {
    if (!isEnabled) return;
    // If the texts cannot be loaded the icon stays away: the page names other ways to reach support.
    app.loadTexts(['chat']).then(
      () => setHasTexts(true),
      () => undefined,
    );
  }, [app, isEnabled]);

  if (!isEnabled || !hasTexts) return null;
  return (
    <ChatWidget
      start={async () => {
        const [{ startSupportChat }] = await Promise.all([import('./start-support-chat.ts'), app.loadTexts(['chat', 'refusals'])]);
        return startSupportChat(app);
      }}
    />
  );
}
