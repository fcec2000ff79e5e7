import { fileURLToPath } from 'node:url';
import { vanillaExtractPlugin } from '@vanilla-extract/rollup-plugin';
import { defineConfig } from 'tsdown';
import { jsonDeclarationsPlugin } from './build/json-declarations-plugin.ts';
import { messagesPlugin } from './build/messages-plugin.ts';

/** The published library: one module, one declaration and one style sheet for each source file, so that an import brings only what it needs. */
export default defineConfig({
  cwd: fileURLToPath(new URL('.', import.meta.url)),
  entry: ['exports/**/*.ts'],
  outDir: 'dist',
  format: 'esm',
  platform: 'browser',
  unbundle: true,
  dts: true,
  tsconfig: 'tsconfig.build.json',
  // Its types are reached through react-query; a copy of them would be other types.
  deps: { neverBundle: ['@tanstack/query-core'] },
  inputOptions: { resolve: { conditionNames: ['@mapp/source', 'import', 'browser', 'default'] } },
  plugins: [messagesPlugin(), jsonDeclarationsPlugin(), vanillaExtractPlugin({ identifiers: 'short' })],
});
