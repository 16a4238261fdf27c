import { withoutBreakMarks, type Language } from '@wallet/domain';
import type { Page } from '@playwright/test';
import { textsIn } from './texts.ts';

export type ChatScreen = ReturnType<typeof chatScreen>;

/** The support chat as visitors and members use it. */
export function chatScreen(page: Page, language: Language) {
  // Accessible names contain no soft hyphens.
  const text = (key: string) => withoutBreakMarks(textsIn(language)('chat', key));
  const icon = page.getByRole('button', { name: new RegExp(`^${text('open')}`) });
  const panel = page.getByRole('dialog', { name: text('title'), exact: true });
  const field = panel.getByRole('textbox', { name: text('composer.label') });
  const list = panel.getByRole('region', { name: text('history.label') });
  /** All messages with this text. */
  const messages = (said: string) => list.getByRole('article').filter({ hasText: said });
  return {
    icon,
    panel,
    field,
    list,
    messages,
    files: panel.locator('input[type=file]'),
    button: (key: string) => panel.getByRole('button', { name: text(key), exact: true }),
    open: async () => {
      await icon.click();
      await field.waitFor();
    },
    close: async () => {
      await page.keyboard.press('Escape');
      await panel.waitFor({ state: 'detached' });
    },
    say: async (said: string) => {
      await field.fill(said);
      await field.press('Enter');
    },
    /** The delivered message with this text. */
    sent: (said: string) => messages(said).filter({ hasText: text('delivery.succeed') }),
  };
}
