import { defineMain } from '@storybook/react-vite/node';
import { msw } from 'msw/vite';
import { mergeConfig } from 'vite';
import { repositoryOf } from '../packages/kit/build/repository.ts';
import { source } from '../vite.source.ts';
import { chromaticOfScreens } from './chromatic.ts';
import { valuesOfClosedLists } from './closed-lists.ts';
import { docsOfDoors } from './door-docs.ts';
import { described } from './manifest.ts';
import { tagsOf } from './standing.ts';

/**
 * The packages that a story can reach. Named, because Vite looks for them once and keeps the answer: one that a later
 * change brings in would be met during a test, and reload its page.
 */
const runtime = [
  'react',
  'react/jsx-runtime',
  'react/jsx-dev-runtime',
  'react-dom',
  'react-dom/client',
  'radix-ui',
  'zod/mini',
  'icu-minify/format',
  'react-hook-form',
  'bwip-js/browser',
  'zxing-wasm/reader',
  '@tanstack/react-query',
  'msw',
  'msw/http',
  'msw/browser',
  'msw-storybook-addon',
  'storybook/actions',
  'storybook/test',
  'storybook/theming',
];

/** Lists and describes components for tools at `/mcp`. A built catalogue has only its manifests; tests have no use for it. */
const serverAddons = process.env['NODE_ENV'] === 'development' ? ['@storybook/addon-mcp'] : [];

/** The address of the sources, where the catalogue is built from a repository that others can open. */
const repository = repositoryOf(process.env, 'packages/kit')?.repository.url.replace(/^git\+|\.git$/g, '');

export default defineMain({
  framework: '@storybook/react-vite',
  stories: ['../stories/welcome/*.mdx', '../stories/**/*.stories.tsx'],
  // The site's own mark: found by the first name, asked for by the name of its file. The frame of a story that is opened alone
  // names it too, or else a browser asks for one that is not there.
  staticDirs: ['favicon', 'icon'].map((name) => ({
    from: '../apps/mapp/public/icon.svg',
    to: `/${name}.svg`,
  })),
  previewHead: (head) => `${head ?? ''}<link rel="icon" type="image/svg+xml" href="./favicon.svg" />`,
  env: (given) => ({ ...given, ...(repository && { STORYBOOK_REPOSITORY: repository }) }),
  addons: [
    '@storybook/addon-docs',
    '@storybook/addon-a11y',
    '@storybook/addon-vitest',
    'msw-storybook-addon',
    '@chromatic-com/storybook',
    ...serverAddons,
  ],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  typescript: { reactDocgen: 'react-docgen' },
  // Names, props, descriptions and examples of every component as JSON, under /manifests/.
  // Headings of pages are found by the side bar's search: names in five languages are headings.
  // What draws over a page while one is built is in every browser, and the tokens' backgrounds are the theme's.
  features: {
    backgrounds: false,
    measure: false,
    outline: false,
    componentsManifest: true,
    sidebarOnboardingChecklist: false,
    experimentalSearchDocsHeadings: true,
  },
  experimental_manifests: (manifests = {}) => ({
    ...manifests,
    ...(manifests.components && {
      components: { ...manifests.components, components: described(manifests.components.components) },
    }),
  }),
  // A test finds its stories in their files; what lists them all reads each of them for nothing.
  experimental_indexers: (indexers = []) =>
    process.env['VITEST']
      ? indexers.map((indexer) => ({ ...indexer, createIndex: async () => [] }))
      : indexers.map((indexer) => ({
          ...indexer,
          createIndex: async (fileName, options) => {
            const entries = await indexer.createIndex(fileName, options);
            return entries.map((entry) => ({ ...entry, tags: [...(entry.tags ?? []), ...tagsOf(fileName)] }));
          },
        })),
  viteFinal: (config) =>
    mergeConfig(mergeConfig(config, source()), {
      plugins: [msw({ mode: 'worker-only' }), chromaticOfScreens(), valuesOfClosedLists(), docsOfDoors()],
      optimizeDeps: {
        entries: ['stories/**/*.stories.tsx', '.storybook/preview.tsx', 'packages/*/exports/**/*.ts'],
        include: runtime,
      },
    }),
});
