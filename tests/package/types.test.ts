import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { beforeAll, describe, expect, it } from 'vitest';
import { earlier, installEarlier, own, type Compiler } from './compilers.ts';
import { installedIn, installLimit } from './installing.ts';
import { packedKit, packedSandbox, projectWith } from './packed.ts';

const run = promisify(execFile);
const kit = packedKit();
const sandbox = packedSandbox();

const doorsOf = ({ name, exports }: typeof kit.manifest): readonly string[] =>
  Object.entries(exports).flatMap(([subpath, door]) =>
    typeof door === 'object' ? [`${name}/${subpath.slice(2)}`] : [],
  );
const doors = [...doorsOf(kit.manifest), ...doorsOf(sandbox.manifest)];

/** Every door, and some of what a host writes: types that turn into \`any\` would let the mistakes through. */
const page = `
  ${doors.map((door, at) => `import type * as d${at} from '${door}';`).join('\n  ')}
  import { Button } from '@mapp/kit/primitives/button';
  import { SeatMap, type SeatMapProps } from '@mapp/kit/components/seat-map';
  import { createClient, type Client } from '@mapp/kit/client';
  import { nextTrip } from '@mapp/kit/contracts';
  import { messagesFor } from '@mapp/kit/messages';
  import { ticketNumber } from '@mapp/kit/validators';
  export type Doors = [${doors.map((_, at) => `keyof typeof d${at}`).join(', ')}];
  export const go = <Button variant="tinted" onClick={() => undefined}>Go</Button>;
  // @ts-expect-error no such look
  export const wrong = <Button variant="loud">Go</Button>;
  export const map = (props: SeatMapProps) => <SeatMap {...props} />;
  // @ts-expect-error the seats are missing
  export const without = <SeatMap party={[]} />;
  export const ask = (client: Client) => client.send(nextTrip, {});
  // @ts-expect-error no such word
  export const word = messagesFor('en', 'seats').then((t) => t('no.such.word'));
  const read = ticketNumber('7811234567890');
  export const ticket: string = read.ok ? read.value : read.key;
  export const made: typeof createClient = createClient;
`;
const options = {
  target: 'es2023',
  lib: ['es2023', 'dom', 'dom.iterable'],
  module: 'esnext',
  moduleResolution: 'bundler',
  jsx: 'react-jsx',
  strict: true,
  exactOptionalPropertyTypes: true,
  noUncheckedIndexedAccess: true,
  skipLibCheck: false,
  noEmit: true,
  types: ['node'],
};

/** Errors of a compiler in our types, or that it is another version than it should be. */
async function errorsOf({ name, version, folder }: Compiler): Promise<readonly string[]> {
  const found = installedIn(folder);
  if (found !== version) return [`${found} in place of ${version}`];
  const project = projectWith([kit, sandbox], `types-${name}`, {
    'page.tsx': page,
    'tsconfig.json': JSON.stringify({ compilerOptions: options, include: ['page.tsx'] }),
  });
  const said = await run(process.execPath, [join(folder, 'bin/tsc'), '-p', project], {
    cwd: project,
  }).catch((failure: { stdout: string }) => failure);
  // Errors of other packages are theirs to mend.
  return said.stdout.split('\n').filter((line) => /^(page\.tsx|node_modules\/@mapp)/.test(line));
}

it('our compiler reads the types of every door', async () => {
  expect(await errorsOf(own)).toEqual([]);
});

describe('a major before ours', { tags: ['all'] }, () => {
  beforeAll(installEarlier, installLimit);

  it.each(earlier)('$version reads the types of every door', async (compiler) => {
    expect(await errorsOf(compiler)).toEqual([]);
  });
});
