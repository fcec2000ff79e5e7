import { defineConfig, mergeConfig } from 'vite';
import { source } from '../../vite.source.ts';
import { sandboxPlugin } from './sandbox-plugin.ts';

/** Parts that nearly every screen draws; one file beside the framework's, so that a screen brings only what is its own. */
const base =
  /packages\/kit\/src\/(theme|primitives\/(app-bar|badge|button|card|icon|link|list-row|notice|quiet|screen|service-grid|skeleton|stack|states|tab-bar|visually-hidden|wide|class-names|hidden|control))|packages\/kit\/src\/(host|messages|navigation|session)\/[\w-]+\.tsx?$/;

/** The site under /mapp. In development the sandbox answers beside it, read anew when its source changes. */
export default defineConfig(({ command }) =>
  mergeConfig(source(), {
    base: '/mapp/',
    plugins: command === 'serve' ? [sandboxPlugin()] : [],
    build: {
      target: 'es2022',
      modulePreload: { polyfill: false },
      assetsInlineLimit: 0,
      manifest: 'manifest.json',
      rolldownOptions: {
        output: {
          codeSplitting: {
            includeDependenciesRecursively: false,
            groups: [
              { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\//, priority: 2 },
              { name: 'base', test: base, priority: 1 },
            ],
          },
        },
      },
    },
    server: { host: '127.0.0.1', port: 5173 },
  }),
);
