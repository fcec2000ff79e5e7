import { vanillaExtractPlugin } from '@vanilla-extract/rollup-plugin';
import type { UserConfig } from 'tsdown';
import { shortNames } from './class-names.ts';
import { clientPlugin } from './client-plugin.ts';
import { jsonDeclarationsPlugin } from './json-declarations-plugin.ts';
import { messagesPlugin } from './messages-plugin.ts';
import { stylesPlugin } from './styles-plugin.ts';
import { workersPlugin } from './workers-plugin.ts';

/** `0.1.0` in a class name: two versions on one page share none. */
const markOf = (version: string): string => `m${version.replace(/\W/g, '-')}`;

/**
 * How the library is built: one module, one declaration and one style sheet for each source file, so that an import brings only
 * what it needs.
 * @param home folder of the sources
 * @param version is in every class name
 */
export const libraryBuild = (home: string, version: string): UserConfig => ({
  cwd: home,
  format: 'esm',
  platform: 'browser',
  unbundle: true,
  tsconfig: 'tsconfig.build.json',
  // Its types are reached through react-query; a copy of them would be other types.
  deps: { neverBundle: ['@tanstack/query-core'] },
  inputOptions: { resolve: { conditionNames: ['@mapp/source', 'import', 'browser', 'default'] } },
  plugins: [
    messagesPlugin(),
    jsonDeclarationsPlugin(),
    vanillaExtractPlugin({ identifiers: shortNames(`${markOf(version)}_`) }),
    workersPlugin(),
    clientPlugin(),
    stylesPlugin(markOf(version)),
  ],
});
