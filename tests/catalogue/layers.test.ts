import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { cruise, type ICruiseResult } from 'dependency-cruiser';
import readTable from 'dependency-cruiser/config-utl/extract-depcruise-config';
import { afterAll, describe, expect, it } from 'vitest';
import { kitFiles, textOf } from './source.ts';

const table = await readTable('./.dependency-cruiser.mjs');
const folder = mkdtempSync(join(tmpdir(), 'layers-'));
afterAll(() => rmSync(folder, { recursive: true }));

type Import = readonly [from: string, to: string];

/** The names of the rules that each import breaks, in a repository of these alone. */
async function brokenBy(imports: readonly Import[]): Promise<(from: string, to: string) => string[]> {
  const base = mkdtempSync(join(folder, 'case-'));
  for (const path of new Set(imports.flat())) {
    const depth = '../'.repeat(path.split('/').length - 1);
    const targets = imports.flatMap(([from, to]) => (from === path ? [to] : []));
    const lines = targets.map((to, at) => `export { one as from${at} } from '${depth}${to}';`);
    mkdirSync(join(base, dirname(path)), { recursive: true });
    writeFileSync(join(base, path), [...lines, 'export const one = 1;'].join('\n'));
  }
  const { output } = await cruise([...new Set(imports.map(([from]) => from.split('/')[0] ?? ''))], {
    ...table.options,
    baseDir: base,
    ruleSet: table,
    validate: true,
  });
  const { violations } = (output as ICruiseResult).summary;
  return (from, to) =>
    violations.filter((each) => each.from === from && each.to === to).map(({ rule }) => rule.name);
}

const kit = 'packages/kit/src';

const refused = [
  [`${kit}/rules/tier.ts`, `${kit}/contracts/tier.ts`],
  [`${kit}/host/app.ts`, `${kit}/client/client.ts`],
  [`${kit}/contracts/points/points.ts`, `${kit}/client/client.ts`],
  [`${kit}/client/points/points.ts`, `${kit}/messages/pack.ts`],
  [`${kit}/navigation/routes.ts`, `${kit}/screens/home/Home.tsx`],
  [`${kit}/primitives/button/Button.tsx`, `${kit}/messages/provider.tsx`],
  [`${kit}/components/bill/Bill.tsx`, `${kit}/client/points/points.ts`],
  [`${kit}/components/bill/Bill.tsx`, `${kit}/host/host.ts`],
  [`${kit}/components/bill/Bill.tsx`, `${kit}/contracts/points/points.ts`],
  [`${kit}/screens/points/Bill.tsx`, `packages/kit/exports/components/bill.ts`],
  [`${kit}/screens/points/Bill.tsx`, `packages/sandbox/src/engine.ts`],
  [`apps/mapp/src/main.tsx`, `${kit}/screens/points/Bill.tsx`],
  [`apps/mapp/src/main.tsx`, `packages/sandbox/src/engine.ts`],
  [`stories/components/Bill.stories.tsx`, `${kit}/components/bill/Bill.tsx`],
  [`packages/sandbox/src/points.ts`, `${kit}/rules/points.ts`],
  [`packages/sandbox/src/points.ts`, `packages/kit/exports/client.ts`],
] as const satisfies readonly Import[];

const allowed = [
  [`${kit}/contracts/points/points.ts`, `${kit}/rules/points.ts`],
  [`${kit}/client/points/points.ts`, `${kit}/contracts/points/points.ts`],
  [`${kit}/components/bill/Bill.tsx`, `${kit}/primitives/card/Card.tsx`],
  [`${kit}/screens/points/Bill.tsx`, `${kit}/navigation/routes.ts`],
  [`apps/mapp/src/main.tsx`, `packages/kit/exports/screens/points.ts`],
  [`packages/sandbox/src/points.ts`, `packages/kit/exports/contracts.ts`],
] as const satisfies readonly Import[];

describe('the import table', async () => {
  const broken = await brokenBy([...refused, ...allowed]);

  it.each(refused)('%s may not import %s', (from, to) => {
    expect(broken(from, to)).not.toEqual([]);
  });

  it.each(allowed)('%s may import %s', (from, to) => {
    expect(broken(from, to)).toEqual([]);
  });
});

describe('the folders', () => {
  const folders = [...new Set(kitFiles('**/*.{ts,tsx}').map(dirname))];
  const layers = [...new Set(folders.map((path) => path.split('/').slice(0, 4).join('/')))];

  it.each(layers)('%s has a README of at most 15 lines', (layer) => {
    expect(textOf(`${layer}/README.md`).trimEnd().split('\n').length).toBeLessThanOrEqual(15);
  });

  it('are kebab-case and say what they hold', () => {
    const names = folders.map((path) => basename(path));
    expect(names.filter((name) => !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(name))).toEqual([]);
    expect(names.filter((name) => /^(utils?|helpers?|common|core|misc|shared|lib)$/.test(name))).toEqual([]);
  });
});
