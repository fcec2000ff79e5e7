import { execFileSync } from 'node:child_process';
import { resolve } from 'node:path';
import { expect, it } from 'vitest';
import { doors, readText } from '../catalogue/component-texts.ts';
import { packedKit, projectWith } from './packed.ts';

/** The examples of the components' docs, each a file of a host's project. */
const project = projectWith([packedKit()], 'examples', {
  ...Object.fromEntries(doors.map((door) => [`${door.replaceAll('/', '-')}.tsx`, readText(door).example])),
  'tsconfig.json': JSON.stringify({
    compilerOptions: {
      target: 'es2023',
      lib: ['es2023', 'dom', 'dom.iterable'],
      module: 'esnext',
      moduleResolution: 'bundler',
      jsx: 'react-jsx',
      strict: true,
      noUnusedLocals: true,
      noEmit: true,
      skipLibCheck: true,
      types: ['vite/client'],
    },
    include: ['*.tsx'],
  }),
});

it('compiles every example of the docs against the packed library', () => {
  const tsc = resolve('node_modules/typescript/bin/tsc');
  const said = (() => {
    try {
      return execFileSync(process.execPath, [tsc, '-p', project], { encoding: 'utf8' });
    } catch (failure) {
      return (failure as { stdout: string }).stdout;
    }
  })();
  expect(said).toBe('');
});
