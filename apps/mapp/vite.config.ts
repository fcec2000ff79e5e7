import { defineConfig, mergeConfig } from 'vite';
import { shortTokens } from '../../packages/kit/build/short-tokens.ts';
import { source } from '../../vite.source.ts';
import { noCircles } from './circles.ts';
import { firstFile } from './first-file.ts';
import { lateParts } from './late-parts.ts';
import { pageWords } from './page-words.ts';
import { sandboxPlugin } from './sandbox-plugin.ts';

/** Modules of the first page, and with it of every other; one file beside the framework's. */
const first = firstFile();

/** A part that so many screens need, of some 110, comes in one file with the others of which that is true. */
const often = 30;

/** The site under /mapp. In development the sandbox answers beside it, read again when its source changes. */
export default defineConfig(({ command }) =>
  mergeConfig(source(), {
    base: '/mapp/',
    plugins: [
      lateParts(),
      pageWords(),
      first,
      ...(command === 'serve' ? [sandboxPlugin()] : [noCircles(), shortTokens()]),
    ],
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
              { name: 'rest', test: /icon\/more-paths|navigation\/more-routes|mapp\/src\/rest/, priority: 3 },
              { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\//, priority: 2 },
              { name: 'base', test: first.has, priority: 1 },
              { name: 'often', test: /\/(packages|apps|node_modules)\//, minShareCount: often },
            ],
          },
        },
      },
    },
    server: { host: '127.0.0.1', port: 5173 },
  }),
);
