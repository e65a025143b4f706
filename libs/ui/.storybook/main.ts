import type { StorybookConfig } from '@storybook/react-vite';

/** The catalogue of components: stories beside their components, built without a word to anybody else. */
const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: ['../src/**/*.stories.tsx'],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true, enableCrashReports: false },
  // The scheme comes with the tokens; a second switch for the background would contradict it.
  features: { backgrounds: false, sidebarOnboardingChecklist: false },
  typescript: { reactDocgen: 'react-docgen', check: false },
  viteFinal: (vite) => ({
    ...vite,
    cacheDir: 'node_modules/.vite-stories',
    resolve: { ...vite.resolve, conditions: ['@vitrine/source', 'module', 'browser', 'development|production'] },
    build: { ...vite.build, assetsInlineLimit: 0, chunkSizeWarningLimit: 2_000 },
  }),
};

export default config;
