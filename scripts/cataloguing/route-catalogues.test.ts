import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { cataloguesOf, tables, withCatalogues } from './route-catalogues.ts';

/** Without what a formatter decides. */
const bare = (text: string) => text.replaceAll(/\s/g, '').replaceAll(',]', ']');

describe('the tables of screens', () => {
  it.each(tables())(
    '%s names the catalogues that its screens read; `npm run messages` writes them',
    (path) => {
      const text = readFileSync(path, 'utf8');
      expect(bare(text)).toBe(bare(withCatalogues(text)));
    },
  );

  it('are of screens with words', () => {
    const lists = tables().flatMap((path) => [
      ...readFileSync(path, 'utf8').matchAll(/catalogues: \[([^\]]*)\]/g),
    ]);
    expect(lists.length).toBeGreaterThan(100);
    expect(lists.filter(([, names]) => names?.trim() === '')).toEqual([]);
  });
});

it('follows what comes with a screen, and not what it loads late', () => {
  const names = cataloguesOf('packages/kit/exports/screens/points-orders/order-detail.ts');
  expect(names).toEqual(expect.arrayContaining(['orders', 'points-orders', 'outcome', 'failures']));
  expect(names).not.toContain('shell');
  expect(names).not.toContain('home');
});
