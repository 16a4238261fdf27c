import type { Meta, StoryObj } from '@storybook/react-vite';
import { ApiStoreProvider } from '@wallet/api-client';
import { createTestStore } from '@wallet/api-client/test-store';
import { AppContext, paths, type AppServices } from '@wallet/app-shell';
import { isLanguage } from '@wallet/domain';
import { createI18n, ensureNamespaces, I18nProvider, type I18n } from '@wallet/i18n';
import { MemoryRouter } from 'react-router';
import { expect, fn } from 'storybook/test';
import { ActionOutcome } from './ActionOutcome.tsx';

const app = { definition: { version: '1.1.14', features: [{ routes: [{ path: paths.memberContact }] }] } } as unknown as AppServices;

const meta: Meta<typeof ActionOutcome> = {
  title: 'Patterns/Outcome/States',
  component: ActionOutcome,
  args: { onCheck: fn(() => Promise.resolve(false)), onClose: fn() },
  loaders: [
    async ({ globals }) => {
      const language = globals.language as string;
      const i18n = createI18n(isLanguage(language) ? language : 'en');
      await ensureNamespaces(i18n, ['common', 'money', 'errors']);
      return { i18n };
    },
  ],
  render: (args, { loaded }) => (
    <I18nProvider i18n={loaded.i18n as I18n}>
      <AppContext value={app}>
        <ApiStoreProvider store={createTestStore()}>
          <MemoryRouter>
            <ActionOutcome {...args} />
          </MemoryRouter>
        </ApiStoreProvider>
      </AppContext>
    </I18nProvider>
  ),
};
export default meta;
type Story = StoryObj<typeof ActionOutcome>;

const notEnough = { kind: 'refused', status: 400, code: 'MONEY_NOT_ENOUGH', text: 'MONEY_NOT_ENOUGH' } as const;

export const Checking: Story = { args: { state: { phase: 'checking', error: { kind: 'timeout' } } } };
export const Elsewhere: Story = { args: { state: { phase: 'inOtherTab' } } };
export const Refused: Story = { args: { state: { phase: 'refused', error: notEnough } } };
export const RefusedAsAlert: Story = {
  args: { state: { phase: 'refused', error: notEnough }, refusedAs: 'alert' },
  parameters: { docs: { story: { inline: false, iframeHeight: 420 } } },
};
/** The backend said what is wrong, but not what happened to the money. */
export const UnknownWithWords: Story = {
  args: { state: { phase: 'unknown', error: { kind: 'unavailable', text: 'Provider is under maintenance' } } },
};
/** The balance can be checked, but nothing can be sent again. Support is told by one tap. */
export const Unknown: Story = {
  args: { state: { phase: 'unknown', error: { kind: 'timeout' } } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    await expect(args.onCheck).toHaveBeenCalled();
  },
};
