import { defineMain } from '@storybook/react-vite/node';
import { msw } from 'msw/vite';
import { mergeConfig } from 'vite';
import { source } from '../vite.source.ts';

export default defineMain({
  framework: '@storybook/react-vite',
  stories: ['../stories/**/*.mdx', '../stories/**/*.stories.tsx'],
  addons: [
    '@storybook/addon-docs',
    '@storybook/addon-a11y',
    '@storybook/addon-vitest',
    'msw-storybook-addon',
    '@chromatic-com/storybook',
  ],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  typescript: { reactDocgen: 'react-docgen' },
  viteFinal: (config) =>
    mergeConfig(mergeConfig(config, source()), {
      plugins: [msw({ mode: 'worker-only' })],
      optimizeDeps: {
        // All that a story can reach is found before the first one runs: a package met later would reload the page.
        entries: ['stories/**/*.stories.tsx', '.storybook/preview.tsx', 'packages/*/exports/**/*.ts'],
        // Imported by compiled styles only, where the scanner cannot see them.
        include: ['@vanilla-extract/recipes/createRuntimeFn', '@vanilla-extract/dynamic'],
      },
    }),
});
