import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { vanillaExtractPlugin } from '@vanilla-extract/rollup-plugin';
import { defineConfig } from 'tsdown';
import { clientPlugin } from './build/client-plugin.ts';
import { jsonDeclarationsPlugin } from './build/json-declarations-plugin.ts';
import { writeManifest } from './build/manifest.ts';
import { messagesPlugin } from './build/messages-plugin.ts';

const home = fileURLToPath(new URL('.', import.meta.url));
const { version } = JSON.parse(readFileSync(`${home}package.json`, 'utf8')) as { version: string };
/** `0.1.0` in a class name: two versions on one page share none. */
const mark = `m${version.replace(/\W/g, '-')}`;

/** The published library: one module, one declaration and one style sheet for each source file, so that an import brings only what it needs. */
export default defineConfig({
  cwd: home,
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
  plugins: [
    messagesPlugin(),
    jsonDeclarationsPlugin(),
    vanillaExtractPlugin({ identifiers: ({ hash }) => `${mark}_${hash}` }),
    clientPlugin(),
  ],
  hooks: {
    'build:done': () =>
      writeManifest(
        home,
        globSync('**/*.ts', { cwd: `${home}exports` }).map((file) => file.slice(0, -'.ts'.length)),
      ),
  },
});
