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

/** The names of the rules that one import breaks, in a repository of two files. */
async function broken(from: string, to: string): Promise<string[]> {
  const base = mkdtempSync(join(folder, 'case-'));
  const depth = '../'.repeat(from.split('/').length - 1);
  for (const [path, text] of [
    [to, 'export const one = 1;'],
    [from, `import { one } from '${depth}${to}';\nexport const two = one + 1;`],
  ] as const) {
    mkdirSync(join(base, dirname(path)), { recursive: true });
    writeFileSync(join(base, path), text);
  }
  const { output } = await cruise([from.split('/')[0] ?? ''], {
    ...table.options,
    baseDir: base,
    ruleSet: table,
    validate: true,
  });
  return (output as ICruiseResult).summary.violations.map(({ rule }) => rule.name);
}

const kit = 'packages/kit/src';

describe('the import table', () => {
  it.each([
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
  ])('%s may not import %s', async (from, to) => {
    expect(await broken(from, to)).not.toEqual([]);
  });

  it.each([
    [`${kit}/contracts/points/points.ts`, `${kit}/rules/points.ts`],
    [`${kit}/client/points/points.ts`, `${kit}/contracts/points/points.ts`],
    [`${kit}/components/bill/Bill.tsx`, `${kit}/primitives/card/Card.tsx`],
    [`${kit}/screens/points/Bill.tsx`, `${kit}/navigation/routes.ts`],
    [`apps/mapp/src/main.tsx`, `packages/kit/exports/screens/points.ts`],
    [`packages/sandbox/src/points.ts`, `packages/kit/exports/contracts.ts`],
  ])('%s may import %s', async (from, to) => {
    expect(await broken(from, to)).toEqual([]);
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
