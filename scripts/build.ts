/**
 * `node scripts/build.ts [site] [kit] [sandbox] [--if-changed]`: the site into `dist/mapp`, the library and the airline in
 * small each into its `dist`; all when none is named. With `--if-changed` a result is left alone while its inputs are what they were.
 */
import { spawn } from 'node:child_process';
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

/** Runs a command to its end. @returns its code, and all that it said */
const ended = (program: string, args: readonly string[]): Promise<{ code: number; said: string }> =>
  new Promise((resolve) => {
    const child = spawn(program, args, { stdio: ['ignore', 'pipe', 'pipe'] });
    let said = '';
    child.stdout.on('data', (text: Buffer) => (said += String(text)));
    child.stderr.on('data', (text: Buffer) => (said += String(text)));
    child.on('error', (reason) => resolve({ code: 127, said: reason.message }));
    child.on('close', (code) => resolve({ code: code ?? 1, said }));
  });

/** Builds one of them. @returns whether it could be built */
async function build(name: string, { title, result, inputs, commands }: Target, ifChanged: boolean) {
  const known = inputsOf(name, inputs);
  if (ifChanged && known.unchanged(result)) return true;
  const begin = Date.now();
  console.log(`Building ${title} …`);
  for (const [program = '', ...args] of commands()) {
    const { code, said } = await ended(program, args);
    process.stdout.write(said);
    if (code !== 0) {
      console.error(`${title} could not be built: ${[program, ...args].join(' ')}`);
      return false;
    }
  }
  known.remember();
  console.log(`Built ${title} in ${((Date.now() - begin) / 1000).toFixed(1)} s.`);
  return true;
}

const words = process.argv.slice(2);
const option = '--if-changed';
const unknown = words.find((word) => !Object.hasOwn(targets, word) && word !== option);
if (unknown !== undefined)
  refuse(
    `npm run build knows no ${unknown}. It builds ${Object.keys(targets).join(', ')}, and takes ${option}.`,
  );
const named = words.filter((word) => word !== option);
// Side by side: each of them uses one core for most of its time.
const built = await Promise.all(
  Object.entries(targets)
    .filter(([name]) => named.length === 0 || named.includes(name))
    .map(([name, target]) => build(name, target, words.includes(option))),
);
if (!built.every(Boolean)) process.exit(1);
