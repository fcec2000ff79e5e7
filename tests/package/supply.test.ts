import { execFileSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { listOfFiles, packedKit, packedSandbox } from './packed.ts';

interface Manifest {
  readonly name: string;
  readonly version?: string;
  readonly scripts?: Readonly<Record<string, string>>;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
  readonly allowScripts?: Readonly<Record<string, boolean>>;
}
interface Locked {
  readonly version?: string;
  readonly integrity?: string;
  readonly resolved?: string;
  readonly link?: boolean;
  readonly inBundle?: boolean;
  readonly hasInstallScript?: boolean;
}

const read = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'));
/** Folders beside our packages with a lock of their own, installed where they are needed. */
const aside = ['tests/package/compilers', 'tests/package/tailwind', 'tests/hosts', 'tests/bench/peers'];
const manifests = [
  'package.json',
  ...globSync(['packages/*/package.json', 'apps/*/package.json', 'tokens/package.json']),
  ...aside.map((folder) => `${folder}/package.json`),
];
const root = read('package.json') as Manifest;
/** The packages of a lock by their path, ours left out. */
function lockedIn(folder: string): readonly (readonly [path: string, Locked])[] {
  const lock = read(`${folder}/package-lock.json`) as { readonly packages: Readonly<Record<string, Locked>> };
  return Object.entries(lock.packages).filter(
    ([path, { link }]) => path.startsWith('node_modules/') && link !== true,
  );
}
const locked = lockedIn('.');

const isExact = (version: string) => /^(npm:[@\w./-]+@)?\d+\.\d+\.\d+(-[\w.]+)?$/.test(version);

describe('what we depend on', () => {
  it('is pinned exactly, each version', () => {
    const loose = manifests.flatMap((file) => {
      const { dependencies, devDependencies, optionalDependencies } = read(file) as Manifest;
      const wanted = Object.entries({ ...dependencies, ...devDependencies, ...optionalDependencies });
      return wanted.filter(([, version]) => !isExact(version)).map((one) => [file, ...one]);
    });
    expect(loose).toEqual([]);
  });

  it('has a checksum in each lock, strong enough to trust, and names no host, no folder and no repository', () => {
    for (const folder of ['.', ...aside]) {
      const packages = lockedIn(folder);
      expect(packages.length).toBeGreaterThan(folder === '.' ? 100 : 0);
      const weak = packages.filter(
        ([, { integrity = '', inBundle }]) => !inBundle && !integrity.startsWith('sha512-'),
      );
      const named = packages.filter(([, { resolved }]) => resolved !== undefined);
      expect({ folder, weak, named }).toEqual({ folder, weak: [], named: [] });
    }
  });

  it('is what each folder asks for, in its lock too', () => {
    for (const folder of aside) {
      const { dependencies = {} } = read(`${folder}/package.json`) as Manifest;
      const versions = Object.fromEntries(lockedIn(folder).map(([path, { version }]) => [path, version]));
      for (const [name, pin] of Object.entries(dependencies))
        expect({ folder, name, version: versions[`node_modules/${name}`] }).toEqual({
          folder,
          name,
          version: pin.slice(pin.lastIndexOf('@') + 1),
        });
    }
  });

  it('runs scripts at its installation only where they have been looked at', () => {
    const known = new Set(Object.keys(root.allowScripts ?? {}));
    const named = locked.filter(([, { hasInstallScript }]) => hasInstallScript).map(([path]) => path);
    const names = named.map((path) => path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length));
    expect([...new Set(names)].filter((name) => !known.has(name))).toEqual([]);
  });

  it('comes to at most twelve packages for whoever installs the library', () => {
    expect(Object.keys(packedKit().manifest.dependencies).length).toBeLessThanOrEqual(12);
  });
});

describe('what we publish', () => {
  it.each([packedKit(), packedSandbox()])(
    '$manifest.name runs nothing when it is installed',
    ({ manifest }) => {
      expect(manifest).not.toHaveProperty('scripts');
    },
  );

  it.each([packedKit(), packedSandbox()])('$manifest.name says what it is', ({ manifest, folder }) => {
    for (const field of ['description', 'license', 'keywords', 'engines'])
      expect(manifest).toHaveProperty([field]);
    expect(manifest).not.toHaveProperty('private');
    expect(readFileSync(resolve(folder, 'CHANGELOG.md'), 'utf8')).toMatch(/^# @mapp\//);
  });

  // npm packs thousands of files once more to say so.
  it.each([packedKit(), packedSandbox()])('$manifest.name can be published', { tags: ['all'] }, (one) => {
    const { manifest, folder } = one;
    const said = execFileSync('npm', ['publish', folder, '--dry-run', '--json', '--access', 'public'], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
      maxBuffer: listOfFiles,
    });
    expect(said).toContain(`"name": "${manifest.name}"`);
  });

  it('is never the sources', () => {
    for (const folder of ['packages/kit', 'packages/sandbox'])
      expect(read(`${folder}/package.json`)).toMatchObject({ private: true });
  });

  it('is told in a bill of materials, without our tools', () => {
    const said = execFileSync(process.execPath, ['scripts/sbom.mjs', '--stdout'], { encoding: 'utf8' });
    const { bomFormat, components } = JSON.parse(said) as {
      bomFormat: string;
      components: readonly { name: string; version: string; purl?: string; hashes?: readonly unknown[] }[];
    };
    expect(bomFormat).toBe('CycloneDX');
    const names = components.map(({ name }) => name);
    expect(names).toEqual(expect.arrayContaining(Object.keys(packedKit().manifest.dependencies)));
    // Packages of the site alone.
    expect(names).toEqual(expect.arrayContaining(['react', 'react-dom', 'workbox-precaching']));
    for (const tool of ['vitest', 'storybook', 'playwright']) expect(names).not.toContain(tool);
  });

  it('comes of workflows whose actions are pinned', () => {
    for (const file of globSync('.github/workflows/*.yml')) {
      const text = readFileSync(file, 'utf8');
      const actions = [...text.matchAll(/uses: (\S+)/g)].map(([, action = '']) => action);
      // Our own workflows are of the same commit.
      const loose = actions.filter((action) => !/^\.\/|@[0-9a-f]{40}$/.test(action));
      expect({ file, some: actions.length > 0, loose }).toEqual({ file, some: true, loose: [] });
    }
  });

  it('is released by a workflow that proves where it was built, and holds no secret', () => {
    const workflow = readFileSync(resolve('.github/workflows/release.yml'), 'utf8');
    expect(workflow).toContain('id-token: write');
    expect(workflow).toContain('--provenance');
    expect(workflow.match(/secrets\.(\w+)/g) ?? []).toEqual([]);
    expect(workflow).not.toMatch(/npm_token|_authToken/i);
    // A job that may mint the identity that signs runs no code of the repository or of its packages.
    const jobs = workflow.split(/^ {2}(?=[a-z]+:$)/m).filter((job) => job.includes('id-token: write'));
    expect(jobs.map((job) => job.slice(0, job.indexOf(':')))).toEqual(['attest', 'publish']);
    for (const job of jobs) expect(job).not.toMatch(/checkout|npm (?!publish)|node scripts/);
  });
});
