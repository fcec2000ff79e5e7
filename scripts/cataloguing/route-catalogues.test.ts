import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { cataloguesOf, routeCatalogues } from './route-catalogues.ts';

describe('the catalogues of the screens', () => {
  const written = Object.entries(routeCatalogues());

  it.each(written)('%s is up to date (npm run messages)', (path, text) => {
    expect(readFileSync(path, 'utf8')).toBe(text);
  });

  it('are of screens with words', () => {
    const lists = written.flatMap(([, text]) => [...text.matchAll(/= \[(.*)\];/g)]);
    expect(lists.length).toBeGreaterThan(100);
    expect(lists.filter(([, names]) => names === '')).toEqual([]);
  });

  it('are each taken by the screen whose they are', () => {
    const rows = globSync('apps/mapp/src/screens/*.ts').flatMap((table) => [
      ...readFileSync(table, 'utf8').matchAll(/^ {2}(\w+): \{.*?^ {4}catalogues: ([\w.]+),$/gms),
    ]);
    expect(rows.length).toBeGreaterThan(100);
    expect(rows.filter(([, destination, taken]) => taken !== `catalogues.${destination}`)).toEqual([]);
  });
});

it('follows what comes with a screen, and not what it loads late', () => {
  const names = cataloguesOf('packages/kit/exports/screens/points-orders/order-detail.ts');
  expect(names).toEqual(expect.arrayContaining(['orders', 'points-orders', 'outcome', 'failures']));
  expect(names).not.toContain('shell');
  expect(names).not.toContain('home');
});
