/** @module-tag all */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { SourceMap, type SourceMapPayload } from 'node:module';
import { join, posix } from 'node:path';
import { describe, expect, it } from 'vitest';
import { packedKit, packedSandbox, projectWith } from './packed.ts';

/** A packed library as its maps are read. */
function mapped({ files, folder }: ReturnType<typeof packedKit>) {
  const textOf = (file: string): string => readFileSync(join(folder, file), 'utf8');
  const mapOf = (file: string): SourceMapPayload => JSON.parse(textOf(`${file}.map`)) as SourceMapPayload;
  /** Path of a source in the package, as the map of a file names it. */
  const sourceOf = (file: string, source: string): string => posix.join(posix.dirname(file), source);
  return {
    files,
    folder,
    textOf,
    mapOf,
    sourceOf,
    maps: files.filter((file) => file.endsWith('.map')),
    /** The line of a source that a place in a built file comes from. */
    lineBehind: (file: string, written: RegExp): string => {
      const before = textOf(file).slice(0, textOf(file).search(written)).split('\n');
      const entry = new SourceMap(mapOf(file)).findEntry(before.length - 1, before.at(-1)?.length ?? 0);
      if (!('originalLine' in entry)) return '';
      return textOf(sourceOf(file, entry.originalSource)).split('\n')[entry.originalLine] ?? '';
    },
  };
}

const kit = mapped(packedKit());
const { folder, textOf } = kit;
const src = 'packages/kit/src';

/** A built file, a place in it, and the line that was written there. */
type Row = readonly [file: string, built: RegExp, written: string];

describe.each([
  {
    name: 'library',
    of: kit,
    least: 1000,
    rows: [
      [`${src}/mapp/create-mapp.js`, /(?<=const config = )configOf\(/, 'const config = configOf('],
      [`${src}/navigation/provider.js`, /(?<=const navigation = )use\(/, 'const navigation = use('],
      [`${src}/components/seat-map/SeatMap.d.ts`, /(?<=function )SeatMap\(/, 'export function SeatMap('],
      [`${src}/primitives/button/Button.d.ts`, /(?<=function )Button\(/, 'export function Button('],
    ] as readonly Row[],
  },
  {
    name: 'sandbox',
    of: mapped(packedSandbox()),
    least: 300,
    rows: [
      ['engine.js', /(?<=const clock = )createClock\(/, 'const clock = createClock('],
      ['engine.d.ts', /(?<=function )createAirline\(/, 'export function createAirline('],
    ] as readonly Row[],
  },
])(
  'the maps of the packed $name',
  ({ of: { files, maps, textOf: read, mapOf, sourceOf, lineBehind }, least, rows }) => {
    it('name sources that are in the package, each of which is named', () => {
      const named = maps.flatMap((map) =>
        mapOf(map.slice(0, -'.map'.length)).sources.map((source) => sourceOf(map, source)),
      );
      expect(named.length).toBeGreaterThan(least);
      expect([...new Set(named)].toSorted()).toEqual(
        files.filter((file) => file.startsWith('sources/')).toSorted(),
      );
    });

    it('are named by their files, and none is named that is missing', () => {
      const naming = files.filter(
        (file) =>
          /\.(js|d\.ts)$/.test(file) &&
          read(file).includes(`//# sourceMappingURL=${posix.basename(file)}.map`),
      );
      expect(naming.map((file) => `${file}.map`).toSorted()).toEqual(maps.toSorted());
    });

    it('carry no source a second time', () => {
      expect(maps.filter((map) => 'sourcesContent' in mapOf(map.slice(0, -'.map'.length)))).toEqual([]);
    });

    it.each(rows)('lead from %s to the line that was written', (file, built, written) => {
      expect(lineBehind(file, built)).toContain(written);
    });
  },
);

describe('a stack', () => {
  const project = projectWith([], 'source-maps', {
    'plain.mjs': `
      import { createMapp } from '${folder}/mapp.js';
      createMapp({ config: { hotline: 5 } });
    `,
    'client.mjs': `
      import { useNavigation } from '${folder}/navigation.js';
      import { createElement } from 'react';
      import { renderToString } from 'react-dom/server';
      renderToString(createElement(() => useNavigation()));
    `,
    'styles.mjs': `
      import { registerHooks } from 'node:module';
      const nothing = { format: 'module', source: '', shortCircuit: true };
      registerHooks({ load: (url, context, next) => (url.endsWith('.css') ? nothing : next(url, context)) });
    `,
  });
  const stackOf = (script: string): string => {
    try {
      return execFileSync(process.execPath, ['--enable-source-maps', '--import', './styles.mjs', script], {
        cwd: project,
        encoding: 'utf8',
        stdio: 'pipe',
      });
    } catch (failure) {
      return (failure as { stderr: string }).stderr;
    }
  };

  it.each([
    ['plain.mjs', 'src/mapp/create-mapp.ts', /throw new Error\(`createMapp: /],
    ['client.mjs', 'src/navigation/provider.tsx', /throw new Error\(/],
  ])('of %s names the line of %s that has thrown', (script, source, written) => {
    const [, line = '0'] = new RegExp(`/sources/${source}:(\\d+):\\d+`).exec(stackOf(script)) ?? [];
    expect(textOf(`sources/${source}`).split('\n')[Number(line) - 1]).toMatch(written);
  });
});
