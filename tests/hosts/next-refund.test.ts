import { symlinkSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Browser } from 'playwright';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { compilers, installEarlier } from '../package/compilers.ts';
import { packedKit, packedSandbox, projectWith } from '../package/packed.ts';
import { exampleOf, giveBack, ownBackEnd } from '../package/refund-example.ts';
import { listenTo, openBrowser } from '../package/serving.ts';
import { buildAndStart, type RunningNext } from './next-app.ts';
import { picture } from './pictures.ts';

let backEnd: Awaited<ReturnType<typeof ownBackEnd>> | undefined;
let site: RunningNext | undefined;
let browser: Browser | undefined;

beforeAll(async () => {
  installEarlier();
  const { 'next.config.ts': config = '', ...files } = exampleOf('next-refund');
  const project = projectWith(
    [packedKit(), packedSandbox()],
    'next-refund',
    // The dependencies of the copy lie above it.
    {
      ...files,
      'next.config.ts': config.replace(
        'basePath:',
        `turbopack: { root: ${JSON.stringify(resolve('.'))} }, basePath:`,
      ),
    },
    resolve('dist/.hosts'),
  );
  const typescript = compilers.find(({ version }) => version.startsWith('5.'))?.folder ?? '';
  symlinkSync(typescript, join(project, 'node_modules/typescript'), 'dir');
  backEnd = await ownBackEnd(project);
  site = await buildAndStart(project, { BACK_END: backEnd.origin });
  browser = await openBrowser();
}, 600_000);

afterAll(async () => {
  site?.close();
  await browser?.close();
  await backEnd?.close();
});

it('gives a ticket back to a back end of its own', async () => {
  const page = await (browser as Browser).newPage({ viewport: { width: 390, height: 844 } });
  const said = listenTo(page);
  await giveBack(page, `${site?.origin ?? ''}/mapp/generalRefund/list`);
  await picture(page, 'next-refund');
  expect(said).toEqual([]);
});
