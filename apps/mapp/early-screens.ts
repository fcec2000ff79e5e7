import { createHash } from 'node:crypto';
import { globSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { locales } from '@mapp/kit/messages/locales';
import type { Chunk } from './offline.ts';

/** Files of the screens below one first part of a path; `head.ts` asks for those of the page's own. */
export interface EarlyScreens {
  /** Files below the site's folder. */
  readonly files: readonly string[];
  /**
   * Places among the files, by path below the base, `:name` for a part that varies: those that the route needs in any language,
   * then those of its words, by language.
   */
  readonly routes: Readonly<
    Record<string, readonly [inAll: readonly number[], words: Readonly<Record<string, readonly number[]>>]>
  >;
}

interface Screen {
  readonly load: () => Promise<unknown>;
  readonly catalogues: readonly string[];
}

/** Code that every page sends its requests with. */
const sending = 'client/sending.ts';

async function allScreens(): Promise<Readonly<Record<string, Screen>>> {
  const folder = join(import.meta.dirname, 'src/screens');
  const tables = await Promise.all(
    globSync('*.ts', { cwd: folder }).map(
      async (file) => ((await import(join(folder, file))) as { screens: Record<string, Screen> }).screens,
    ),
  );
  return Object.assign({}, ...tables) as Record<string, Screen>;
}

/** The module that a screen is loaded from, as its table names it. */
function moduleOf(name: string, { load }: Screen): string {
  const [, module] = /import\(["']@mapp\/kit\/([^"']+)["']\)/.exec(String(load)) ?? [];
  if (module === undefined) throw new Error(`The table of screens does not name the module of ${name}`);
  return `exports/${module}.ts`;
}

/** Routes that messages and bookmarks lead to most: what they need stands in the page itself, in the language of most. */
const popular: ReadonlySet<string> = new Set([
  '/boarde/boardingCard',
  '/boarde/choose_seat',
  '/calendarPage',
  '/myBill',
  '/order/list',
  '/overbook/material',
  '/reserve/flightList',
  '/reserve/shippingSpace',
  '/trip',
]);

/**
 * Writes a list for each first part of a path with what its screens need, `assets/screens.<part>-<hash>.json`. Answers the hash, which
 * all of them share, and the list that stands in the page.
 * @param site folder of the built site
 * @param paths of the routes, by destination
 */
export async function writeEarlyScreens(
  site: string,
  manifest: Readonly<Record<string, Chunk>>,
  paths: Readonly<Record<string, string>>,
): Promise<{ readonly hash: string; readonly inPage: string }> {
  const keys = Object.keys(manifest);
  const keyOf = (end: string): string => {
    const key = keys.find((each) => each.endsWith(end));
    if (key === undefined) throw new Error(`The build has no chunk for ${end}`);
    return key;
  };
  /** A chunk and all that it loads at once. */
  const reached = (key: string, seen = new Set<string>()): Set<string> => {
    if (seen.has(key)) return seen;
    seen.add(key);
    for (const next of manifest[key]?.imports ?? []) reached(next, seen);
    return seen;
  };
  const atFirst = reached('index.html');
  const filesOf = (ends: readonly string[]): readonly string[] => {
    const needed = new Set(ends.flatMap((end) => [...reached(keyOf(end))]));
    const files = [...needed].flatMap((key) => {
      const { file, css = [] } = manifest[key] ?? { file: '' };
      return atFirst.has(key) ? [] : [file, ...css];
    });
    return [...new Set(files)];
  };
  const listOf = (below: readonly (readonly [string, Screen])[], languages: readonly string[]): string => {
    const files: string[] = [];
    const placeOf = (file: string) => {
      const known = files.indexOf(file);
      return known >= 0 ? known : files.push(file) - 1;
    };
    const routes = Object.fromEntries(
      below.map(([name, screen]) => {
        const inAll = filesOf([sending, moduleOf(name, screen)]).map(placeOf);
        const words = languages.map((language) => {
          const ends = screen.catalogues.map((catalogue) => `/messages/${language}/${catalogue}.json`);
          return [language, filesOf(ends).map(placeOf)] as const;
        });
        return [paths[name] ?? '', [inAll, Object.fromEntries(words)] as const];
      }),
    );
    return JSON.stringify({ files, routes } satisfies EarlyScreens);
  };
  const screens = Object.entries(await allScreens());
  const byPart = Map.groupBy(screens, ([name]) => paths[name]?.split('/')[1] ?? '');
  const texts = [...byPart].map(([part, below]) => [part, listOf(below, locales)] as const);
  const hash = createHash('sha256').update(JSON.stringify(texts)).digest('base64url').slice(0, 8);
  for (const [part, text] of texts) writeFileSync(join(site, `assets/screens.${part}-${hash}.json`), text);
  const known = screens.filter(([name]) => popular.has(paths[name] ?? ''));
  if (known.length < popular.size) throw new Error('A popular route has no screen');
  return { hash, inPage: listOf(known, ['zh']) };
}
