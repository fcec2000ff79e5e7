import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'tsdown';
import { libraryBuild } from './build/library.ts';
import { writeManifest } from './build/manifest.ts';

const home = fileURLToPath(new URL('.', import.meta.url));
const { version } = JSON.parse(readFileSync(`${home}package.json`, 'utf8')) as { version: string };

/** The published library. */
export default defineConfig({
  ...libraryBuild(home, version),
  entry: ['exports/**/*.ts'],
  outDir: 'dist',
  dts: true,
  hooks: {
    'build:done': () =>
      writeManifest(
        home,
        globSync('**/*.ts', { cwd: `${home}exports` }).map((file) => file.slice(0, -'.ts'.length)),
        ['**/*.css', '**/*.css.js', './theme.js'],
      ),
  },
});
