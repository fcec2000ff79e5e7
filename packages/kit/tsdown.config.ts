import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'tsdown';
import { writeDesignTokens } from './build/design-tokens.ts';
import { libraryBuild } from './build/library.ts';
import { writeManifest } from './build/manifest.ts';
import { writeSources } from './build/sources.ts';
import { writeUnlayered } from './build/unlayered-doors.ts';

const home = fileURLToPath(new URL('.', import.meta.url));
const { version } = JSON.parse(readFileSync(`${home}package.json`, 'utf8')) as { version: string };
const doors = globSync('**/*.ts', { cwd: `${home}exports` }).map((file) => file.slice(0, -'.ts'.length));

/** The built modules that do something by being imported. */
const sideEffects = [
  '**/*.css',
  '**/*.css.js',
  './theme.js',
  './theme/no-reset.js',
  './unlayered.js',
  './unlayered/**/*.js',
];

/** The published library. */
export default defineConfig({
  ...libraryBuild(home, version),
  entry: ['exports/**/*.ts'],
  outDir: 'dist',
  dts: { sourcemap: true },
  sourcemap: true,
  outputOptions: { sourcemapExcludeSources: true },
  hooks: {
    'build:done': () => {
      writeSources(home);
      writeDesignTokens(home);
      writeManifest(home, [...doors, ...writeUnlayered(`${home}dist`, doors)], { sideEffects });
    },
  },
});
