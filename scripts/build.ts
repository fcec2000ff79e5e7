/**
 * `node scripts/build.ts [site] [kit] [sandbox] [--if-changed]`: the site into `dist/mapp`, the library and the airline in
 * small each into its `dist`; all when none is named. With `--if-changed` a result is left alone while its inputs are what they were.
 */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { inputsOf } from './building/inputs.ts';
import { refuse } from './machine/words.mjs';

interface Target {
  title: string;
  result: string;
  inputs: readonly string[];
  commands: () => readonly (readonly string[])[];
}

const common = ['packages/kit/**', 'tokens/**', 'package-lock.json', 'scripts/build.ts'];
const source = [...common, 'packages/sandbox/**', 'vite.source.ts'];
const prerender = 'apps/mapp/prerender.ts';

const targets: Record<string, Target> = {
  site: {
    title: 'the site',
    result: 'dist/mapp/index.html',
    inputs: [...source, 'apps/mapp/**'],
    commands: () => [
      ['vite', 'build', 'apps/mapp', '--outDir', '../../dist/mapp', '--emptyOutDir', '--logLevel', 'warn'],
      ...(existsSync(prerender) ? [['node', '--conditions=@mapp/source', prerender, 'dist/mapp']] : []),
    ],
  },
  kit: {
    title: 'the library',
    result: 'packages/kit/dist/theme.js',
    inputs: common,
    commands: () => [['tsdown', '--config', 'packages/kit/tsdown.config.ts', '--logLevel', 'error']],
  },
  sandbox: {
    title: 'the airline in small',
    result: 'packages/sandbox/dist/package.json',
    inputs: [...source, 'scripts/openapi.ts'],
    commands: () => [['tsdown', '--config', 'packages/sandbox/tsdown.config.ts', '--logLevel', 'error']],
  },
};

function build(name: string, { title, result, inputs, commands }: Target, ifChanged: boolean): void {
  const known = inputsOf(name, inputs);
  if (ifChanged && known.unchanged(result)) return;
  const begin = Date.now();
  console.log(`Building ${title} …`);
  for (const [program = '', ...args] of commands()) {
    const { status } = spawnSync(program, args, { stdio: 'inherit' });
    if (status !== 0) {
      console.error(`${title} could not be built: ${[program, ...args].join(' ')}`);
      process.exit(status ?? 1);
    }
  }
  known.remember();
  console.log(`Built ${title} in ${((Date.now() - begin) / 1000).toFixed(1)} s.`);
}

const words = process.argv.slice(2);
const option = '--if-changed';
const unknown = words.find((word) => !Object.hasOwn(targets, word) && word !== option);
if (unknown !== undefined)
  refuse(
    `npm run build knows no ${unknown}. It builds ${Object.keys(targets).join(', ')}, and takes ${option}.`,
  );
const named = words.filter((word) => word !== option);
for (const [name, target] of Object.entries(targets)) {
  if (named.length === 0 || named.includes(name)) build(name, target, words.includes(option));
}
