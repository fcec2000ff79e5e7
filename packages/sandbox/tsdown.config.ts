import { spawnSync } from 'node:child_process';
import { copyFileSync, globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'tsdown';
import { jsonDeclarationsPlugin } from '../kit/build/json-declarations-plugin.ts';
import { writeManifest } from '../kit/build/manifest.ts';
import { writeSources } from '../kit/build/sources.ts';

const home = fileURLToPath(new URL('.', import.meta.url));
const { exports } = JSON.parse(readFileSync(`${home}package.json`, 'utf8')) as {
  exports: Record<string, { '@mapp/source': string }>;
};
/** Public subpath → source file, as `handlers` → `./src/handlers.ts`. */
const doors = Object.fromEntries(
  Object.entries(exports).map(([subpath, door]) => [subpath.slice('./'.length), door['@mapp/source']]),
);

/** Files beside the modules: styles and scripts of the server's pages, answers and calls as plain JSON. */
function writeBeside(): void {
  for (const file of globSync('server/**/*.{css,client.js}', { cwd: `${home}src` }))
    copyFileSync(`${home}src/${file}`, `${home}dist/${file}`);
  const written = [
    ['build/fixtures.ts', 'fixtures.json'],
    ['../../scripts/openapi.ts', 'openapi.json'],
  ] as const;
  for (const [script, file] of written) {
    const { status } = spawnSync(
      process.execPath,
      ['--conditions=@mapp/source', home + script, `${home}dist/${file}`],
      { stdio: ['ignore', 'ignore', 'inherit'] },
    );
    if (status !== 0) throw new Error(`${file} could not be written`);
  }
  writeManifest(home, [...Object.keys(doors), 'fixtures.json', 'openapi.json'], {
    bin: { 'mapp-sandbox': './main.js' },
  });
}

/** The published airline in small: one module and one declaration for each source file. */
export default defineConfig({
  cwd: home,
  // The command is no door: it is run, not imported.
  entry: { ...doors, main: './src/main.ts' },
  outDir: 'dist',
  format: 'esm',
  platform: 'node',
  unbundle: true,
  dts: { sourcemap: true },
  sourcemap: true,
  outputOptions: { sourcemapExcludeSources: true },
  fixedExtension: false,
  tsconfig: 'tsconfig.build.json',
  inputOptions: { resolve: { conditionNames: ['@mapp/source', 'import', 'default'] } },
  plugins: [jsonDeclarationsPlugin()],
  hooks: {
    'build:done': () => {
      writeSources(home);
      writeBeside();
    },
  },
});
