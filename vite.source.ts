import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defaultClientConditions, defaultServerConditions, type UserConfig } from 'vite';
import { readableNames, shortNames } from './packages/kit/build/class-names.ts';
import { messagesPlugin } from './packages/kit/build/messages-plugin.ts';

/** The export condition under which the workspace packages give their TypeScript source. */
const sourceCondition = '@mapp/source';

/** Each file of Radix carries "use client", which has no meaning here; how long a plugin took is not news. */
const quiet = new Set(['MODULE_LEVEL_DIRECTIVE', 'PLUGIN_TIMINGS']);

const short = shortNames();
const built = () => process.env['NODE_ENV'] === 'production';

/**
 * How Vite reads the source of this repository: React, styles, compiled messages, and the workspace packages as
 * source. The site, the catalogue and the tests all build on it.
 */
export const source = (): UserConfig => ({
  plugins: [
    react(),
    vanillaExtractPlugin({ identifiers: (asked) => (built() ? short : readableNames)(asked) }),
    messagesPlugin(),
  ],
  resolve: { conditions: [sourceCondition, ...defaultClientConditions] },
  ssr: { resolve: { conditions: [sourceCondition, ...defaultServerConditions] } },
  build: {
    rolldownOptions: {
      onLog: (level, log, report) => !quiet.has(log.code ?? '') && report(level, log),
    },
  },
});
