import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, it, vi } from 'vitest';
import { drawing, namesWanted, pictureFolder, runNow } from './run.ts';

afterEach(() => vi.unstubAllEnvs());

it('a run that is told nothing compares, all pictures', () => {
  vi.stubEnv('MAPP_VISUAL', undefined);
  expect([runNow(), namesWanted('primitives/button')]).toEqual(['compare', null]);
  expect(pictureFolder).toThrow('MAPP_VISUAL_INTO');
});

it('a run that draws some knows which, file by file, and where to', () => {
  const folder = mkdtempSync(join(tmpdir(), 'wanted-'));
  const list = join(folder, 'wanted.json');
  writeFileSync(
    list,
    JSON.stringify(['screens/points/bill/zh-dark-390/basic', 'screens/points/zh-light-390/basic']),
  );
  for (const [name, value] of Object.entries(drawing(folder, list))) vi.stubEnv(name, value);
  expect([runNow(), pictureFolder()]).toEqual(['draw', folder]);
  expect(namesWanted('screens/points/bill')).toEqual(['zh-dark-390/basic']);
  expect(namesWanted('screens/points')).toEqual(['zh-light-390/basic']);
  expect(namesWanted('primitives/button')).toEqual([]);
  rmSync(folder, { recursive: true });
});
