import type { StorybookConfig } from '@storybook/react-vite';
import { readBuildFlags } from '@wallet/domain';

const reading = readBuildFlags({});
if (!reading.ok) throw new Error(reading.problems.join(' '));
const { flags } = reading;

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: ['./*.mdx', './*.stories.tsx', '../libs/**/src/**/*.stories.tsx', '../libs/**/src/**/*.mdx'],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  features: { sidebarOnboardingChecklist: false },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  // Stories of screens run the apps with their default build flags.
  viteFinal: (vite) => ({
    ...vite,
    define: { ...vite.define, __BUILD_FLAGS__: JSON.stringify(flags), __APP_VERSION__: '"1.0.0"' },
    // The first page is made while the browser opens.
    server: { ...vite.server, warmup: { clientFiles: ['.storybook/preview.tsx', '.storybook/Welcome.mdx'] } },
    // Found only when the preview loads, which would make all open stories start again.
    optimizeDeps: { ...vite.optimizeDeps, include: [...(vite.optimizeDeps?.include ?? []), 'culori/fn'] },
  }),
};

export default config;
