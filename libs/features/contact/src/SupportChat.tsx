import { useGetChatEnabledQuery } from '@wallet/api-client/chat';
import { useApp } from '@wallet/app-shell';
import { ChatWidget } from '@wallet/chat-widget/view';
import { useEffect, useState } from 'react';

/** The chat with support, where the operator has one. */
export function SupportChat() {
  const { data: isEnabled } = useGetChatEnabledQuery();
  const app = useApp();
  const [hasTexts, setHasTexts] = useState(false);
  useEffect(() => {
    if (!isEnabled) return;
    // Nobody misses the icon where its words cannot be fetched: the page names other ways to support.
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
