import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Figure } from './figures.ts';
import { gzipped, sum } from './sizes.ts';

type Manifest = Readonly<Record<string, { readonly file: string; readonly imports?: readonly string[] }>>;

/**
 * Weighs what a route of the built site brings.
 * @param of the end of its file's name below `exports/screens`
 * @param with begins the names of the routes whose parts are its own too
 */
export function routeWeight(
  site: string,
  of: string,
  { name, goal, with: area }: { name: string; goal: number; with?: string },
): readonly Figure[] {
  const manifest = JSON.parse(readFileSync(join(site, 'manifest.json'), 'utf8')) as Manifest;
  /** A chunk and all that it loads at once. */
  function reached(key: string, seen = new Set<string>()): Set<string> {
    if (seen.has(key)) return seen;
    seen.add(key);
    for (const next of manifest[key]?.imports ?? []) reached(next, seen);
    return seen;
  }
  const routes = Object.keys(manifest).filter((key) => key.includes('exports/screens/'));
  const route = routes.find((key) => key.endsWith(of));
  if (route === undefined) throw new Error(`The build has no chunk for ${of}`);
  const isOther = (key: string) => key !== route && !(area && key.includes(`exports/screens/${area}`));
  const atFirst = reached('index.html');
  const others = new Set(routes.filter(isOther).flatMap((key) => [...reached(key)]));
  const brought = [...reached(route)].filter((key) => !atFirst.has(key));
  const weigh = (keys: readonly string[]): number =>
    sum(keys.map((key) => gzipped(readFileSync(join(site, manifest[key]?.file ?? '')))));
  const own = brought.filter((key) => !others.has(key));
  return [
    { name, value: weigh(own), unit: 'KiB gz', goal, from: `${own.length} files` },
    {
      name: 'All JS that the route brings beyond the first load',
      value: weigh(brought),
      unit: 'KiB gz',
      from: `${brought.length} files`,
    },
  ];
}
