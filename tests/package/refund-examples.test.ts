import { execFileSync } from 'node:child_process';
import { basename, join, resolve } from 'node:path';
import type { Browser } from 'playwright';
import { build, preview, type PreviewServer } from 'vite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { pinsOf, versionIn } from './installing.ts';
import { packedKit, packedSandbox, projectWith } from './packed.ts';
import { exampleOf, giveBack, ownBackEnd, ownLines } from './refund-example.ts';
import { listenTo, openBrowser } from './serving.ts';
import { typesOfNext } from './types-of-others.ts';

const packages = [packedKit(), packedSandbox()];
const examples = {
  'vite-refund': exampleOf('vite-refund'),
  'next-refund': exampleOf('next-refund'),
};
const projects = {
  'vite-refund': projectWith(packages, 'vite-refund', examples['vite-refund']),
  'next-refund': projectWith(packages, 'next-refund', {
    ...examples['next-refund'],
    'app/next.d.ts': typesOfNext,
  }),
};

describe.each(['vite-refund', 'next-refund'] as const)('the example %s', (name) => {
  it('is at most 50 lines of a host', { tags: ['all'] }, () => {
    const lines = ownLines(examples[name]);
    expect(lines).toBeGreaterThan(20);
    expect(lines).toBeLessThanOrEqual(50);
  });

  it('compiles against the packed library', () => {
    const tsc = resolve('node_modules/typescript/bin/tsc');
    const said = (() => {
      try {
        return execFileSync(process.execPath, [tsc, '-p', projects[name]], { encoding: 'utf8' });
      } catch (failure) {
        return (failure as { stdout: string }).stdout;
      }
    })();
    expect(said).toBe('');
  });

  it('names the versions that it is tried with', { tags: ['all'] }, () => {
    const folders = ['.', 'apps/mapp', 'packages/sandbox', 'tests/hosts', 'tests/package/compilers'];
    const tried = folders
      .map(pinsOf)
      .flatMap(({ dependencies, devDependencies }) =>
        Object.entries({ ...dependencies, ...devDependencies }).map(
          ([of, pin]) => `${of.replace(/^typescript-\d$/, 'typescript')}@${versionIn(pin)}`,
        ),
      );
    const { dependencies, devDependencies } = pinsOf(join('docs/examples', name));
    const named = Object.entries({ ...dependencies, ...devDependencies }).map((pin) => pin.join('@'));
    const ours = packages.map(({ manifest }) => `${manifest.name}@${manifest.version}`);
    expect(named.filter((pin) => !tried.includes(pin) && !ours.includes(pin))).toEqual([]);
    expect(named).toEqual(expect.arrayContaining(ours));
  });

  it(
    'tells to install both packages at once, since each is pinned and neither is published',
    { tags: ['all'] },
    () => {
      const files = packages.map(({ tarball }) => `./${basename(tarball)}`);
      expect(examples[name]['README.md']).toContain(`npm install ${files.join(' ')} `);
    },
  );

  it('brings a Node that the airline runs on', { tags: ['all'] }, () => {
    const { devDependencies = {} } = pinsOf(join('docs/examples', name));
    expect(devDependencies['node']).toBe(pinsOf('.').devDependencies?.['node']);
  });

  it('tells the commands that its package.json has', { tags: ['all'] }, () => {
    const { scripts } = JSON.parse(examples[name]['package.json'] ?? '') as { readonly scripts: object };
    const commands = [...(examples[name]['README.md'] ?? '').matchAll(/npm (?:run )?(\w+)/g)]
      .map(([, command = '']) => command)
      .filter((command) => !/^(install|create|pack)$/.test(command));
    expect(commands.length).toBeGreaterThan(1);
    expect(Object.keys(scripts)).toEqual(expect.arrayContaining(commands));
  });
});

describe('the Vite example, as it is built', { tags: ['all'] }, () => {
  let backEnd: Awaited<ReturnType<typeof ownBackEnd>>;
  let site: PreviewServer;
  let browser: Browser;

  beforeAll(async () => {
    const root = projects['vite-refund'];
    backEnd = await ownBackEnd(root);
    process.env['BACK_END'] = backEnd.origin;
    const own = { root, configFile: join(root, 'vite.config.ts'), logLevel: 'silent' } as const;
    await build(own);
    site = await preview({ ...own, preview: { host: '127.0.0.1', port: 0 } });
    browser = await openBrowser();
  });

  afterAll(async () => {
    await browser.close();
    await site.close();
    await backEnd.close();
  });

  it('gives a ticket back to a back end of its own', async () => {
    const page = await browser.newPage({ viewport: { width: 390, height: 844 } });
    const said = listenTo(page);
    await giveBack(page, `${site.resolvedUrls?.local[0] ?? ''}generalRefund/list`);
    expect(said).toEqual([]);
  });
});
