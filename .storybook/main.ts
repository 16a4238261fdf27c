import type { StorybookConfig } from '@storybook/react-vite';
import { readBuildFlags } from '@wallet/domain';

const reading = readBuildFlags({});
if (!reading.ok) throw new Error(reading.problems.join(' '));
const { flags } = reading;

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: ['./*.stories.tsx', '../libs/**/src/**/*.stories.tsx', '../libs/**/src/**/*.mdx'],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  // Stories of screens run the apps with their default build flags.
  viteFinal: (vite) => ({
    ...vite,
    define: { ...vite.define, __BUILD_FLAGS__: JSON.stringify(flags), __APP_VERSION__: '"1.0.0"' },
    // Found only when the preview loads, which would make all open stories start again.
    optimizeDeps: { ...vite.optimizeDeps, include: [...(vite.optimizeDeps?.include ?? []), 'culori/fn'] },
  }),
};

export default config;
